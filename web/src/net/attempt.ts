import { toast } from "../ui/toast.tsx";
import { asApiError } from "./api.ts";

/** Does something over HTTP and says what went wrong. */
export async function attempt(what: () => Promise<unknown>): Promise<boolean> {
  try {
    await what();
    return true;
  } catch (error) {
    toast(asApiError(error).message, "fault");
    return false;
  }
}
