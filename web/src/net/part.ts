// A part of the page’s own code, fetched when it is needed.

const RELOADED = "won.reloaded";
const SOON = 60_000; // milliseconds within which a second reload would not help either

/**
 * A part that cannot be fetched though the server answers: a newer version stands there, and the parts of this one are
 * gone. The page is loaded anew, which loses nothing: a table is as the server knows it.
 */
export async function fetchPart<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (problem) {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    const answers = await fetch(location.pathname, { method: "HEAD", cache: "no-store" }).catch(() => null);
    if (answers?.ok && Date.now() - last > SOON) {
      sessionStorage.setItem(RELOADED, String(Date.now()));
      location.reload();
    }
    throw problem;
  }
}
