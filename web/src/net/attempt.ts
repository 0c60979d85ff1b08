import { t } from "../i18n.ts";
import { toast } from "../ui/toast.tsx";
import { Trouble } from "./api.ts";

/** Does something over HTTP and says what went wrong. */
export async function attempt(what: () => Promise<unknown>): Promise<boolean> {
  try {
    await what();
    return true;
  } catch (error) {
    toast(error instanceof Trouble ? error.message : t("Something went wrong here."), "fault");
    return false;
  }
}
