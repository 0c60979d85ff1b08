// Runs before anything is drawn, so that a chosen theme does not flash.
try {
  const { theme, motion } = JSON.parse(localStorage.getItem("won.settings") ?? "{}") as {
    theme?: string;
    motion?: string;
  };
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  if (motion === "less") document.documentElement.dataset.motion = "less";
} catch {
  // without storage the system's choice holds
}

export {};
