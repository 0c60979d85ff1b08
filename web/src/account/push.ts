// Messages to this browser while no page is open: the browser's own push service, through a worker that shows them.

import { t } from "../i18n.ts";
import { ApiError } from "../net/api.ts";

export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** What the server needs to reach this browser; throws where its owner or the browser says no. */
export async function subscribe(serverKey: string): Promise<string> {
  if ((await Notification.requestPermission()) !== "granted") {
    throw new ApiError("refused", t("This browser does not allow notifications from here; its settings can."));
  }
  await navigator.serviceWorker.register("/push.js");
  const worker = await navigator.serviceWorker.ready;
  try {
    const wanted = { userVisibleOnly: true, applicationServerKey: bytes(serverKey) };
    const { endpoint, keys = {} } = (await worker.pushManager.subscribe(wanted)).toJSON();
    return JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth });
  } catch {
    throw new ApiError("refused", t("This browser could not reach its push service. Try again later."));
  }
}
