import { toast } from "../ui/toast.tsx";
import { asApiError } from "./api.ts";

/** Makes a request and shows a message if it fails. */
export async function attempt(what: () => Promise<unknown>): Promise<boolean> {
  try {
    await what();
    return true;
  } catch (error) {
    toast(asApiError(error).message, "fault");
    return false;
  }
}
