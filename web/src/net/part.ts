// A part of the page’s own code, fetched when it is needed.

const RELOADED = "won.reloaded";
const SOON = 60_000; // milliseconds within which a second reload would not help either
const STAYED = 5_000; // milliseconds: a page still here after that was not left, as when a link only starts a download

let leaving = Number.NEGATIVE_INFINITY; // when the browser last began to leave the page

for (const kind of ["beforeunload", "pagehide"]) addEventListener(kind, () => (leaving = performance.now()));

/**
 * A part that cannot be fetched though the server answers: a newer version stands there, and the parts of this one are
 * gone. The page is loaded anew, which loses nothing: a table is as the server knows it. A page that is being left is
 * not: its parts fail because the browser no longer fetches them, and loading it anew would undo the way to the next.
 */
export async function fetchPart<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (problem) {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    const answers = await fetch(location.pathname, { method: "HEAD", cache: "no-store" }).catch(() => null);
    const left = performance.now() - leaving < STAYED;
    if (answers?.ok && !left && Date.now() - last > SOON) {
      sessionStorage.setItem(RELOADED, String(Date.now()));
      location.reload();
    }
    throw problem;
  }
}
