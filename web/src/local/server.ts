// The address of a server, as a person types it.

/** Its origin; nothing for what is no address of a web server. Without a scheme it is https, at home http. */
export function serverAddress(typed: string): string | null {
  const text = typed.trim();
  if (/\s/.test(text)) return null; // some browsers take a host with spaces
  const scheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? "" : isLocal(text) ? "http://" : "https://";
  let address: URL;
  try {
    address = new URL(scheme + text);
  } catch {
    return null;
  }
  if (!["http:", "https:"].includes(address.protocol) || address.username || address.password) return null;
  return address.origin;
}

function isLocal(text: string): boolean {
  return /^(localhost|\[::1\]|127\.|10\.\d+\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|[^/:]+\.local(?![^:/]))/i.test(text);
}
