// The ceremonies of passkeys: what the server asks for, done by the browser, as JSON and back.

import { t } from "../i18n.ts";
import { ApiError } from "../net/api.ts";
import { people } from "../net/people.ts";
import type { Api, Dict } from "../protocol.ts";

/** Whether this browser can do it at all: a secure page with a name, and a browser of the last years. */
export function canUsePasskeys(): boolean {
  const named = !/^[\d.:[\]]+$/.test(location.hostname);
  return typeof PublicKeyCredential !== "undefined" && isSecureContext && named;
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function letters(buffer: ArrayBuffer | null | undefined): string | undefined {
  if (!buffer) return undefined;
  const plain = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** What the server checks: the credential, and `proof` of what it is asked for. */
function answerOf({ id, type, response }: PublicKeyCredential, proof: Dict<string | undefined>) {
  return { id, rawId: id, type, response: { clientDataJSON: letters(response.clientDataJSON), ...proof } };
}

type Listed = { id: string; type: "public-key" };

function listed(keys: unknown): PublicKeyCredentialDescriptor[] {
  return ((keys ?? []) as Listed[]).map(({ id, type }) => ({ id: bytes(id), type }));
}

async function ask(work: Promise<Credential | null>): Promise<PublicKeyCredential> {
  const made = await work.catch(() => null); // whoever closes the browser's dialog has changed their mind
  if (!(made instanceof PublicKeyCredential)) throw new ApiError("passkey", t("No passkey was used."));
  return made;
}

/** Makes a passkey for the player of this browser; a guest becomes an account. */
export async function makePasskey(): Promise<Api.AccountInfo> {
  const options = await people.newPasskey();
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    user: { ...options.user, id: bytes(options.user.id) },
    excludeCredentials: listed(options.excludeCredentials),
  } as PublicKeyCredentialCreationOptions;
  const made = await ask(navigator.credentials.create({ publicKey }));
  const { attestationObject } = made.response as AuthenticatorAttestationResponse;
  return people.addPasskey(answerOf(made, { attestationObject: letters(attestationObject) }));
}

/** Signs in with whichever passkey the person chooses. */
export async function usePasskey(): Promise<Api.Me> {
  const options = await people.passkeyWanted();
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    allowCredentials: listed(options.allowCredentials),
  } as PublicKeyCredentialRequestOptions;
  const shown = await ask(navigator.credentials.get({ publicKey }));
  const { authenticatorData, signature, userHandle } = shown.response as AuthenticatorAssertionResponse;
  const proof = {
    authenticatorData: letters(authenticatorData),
    signature: letters(signature),
    userHandle: letters(userHandle),
  };
  return people.usePasskey(answerOf(shown, proof));
}
