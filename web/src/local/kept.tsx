// Where the games of this browser are kept, and one file with all of them.

import { useSignal } from "@preact/signals";
import { t, tn } from "../i18n.ts";
import { ApiError } from "../net/api.ts";
import { attempt } from "../net/attempt.ts";
import { saveFile } from "../net/files.ts";
import { Button } from "../ui/button.tsx";
import { Panel } from "../ui/panel.tsx";
import { toast } from "../ui/toast.tsx";
import { backup, restore } from "./page.ts";

export function KeptHere() {
  const busy = useSignal(false);
  const save = () => attempt(async () => saveFile(await backup(), "won-games.json"));
  const bring = async (file: File | undefined) => {
    if (!file) return;
    busy.value = true;
    await attempt(async () => {
      const response = await restore(await file.text());
      const said = (await response.json()) as { games?: number; code?: string; text?: string };
      if (!response.ok) throw new ApiError(said.code ?? "internal", said.text || t("Something went wrong."));
      toast(tn("{n} game added.", "{n} games added.", said.games ?? 0));
    });
    busy.value = false;
  };
  return (
    <Panel title={t("Your games")} icon="flag">
      <div class="stack">
        <p class="muted">
          {t(
            "Your games are kept in this browser and nowhere else. Save them to a file to take them to " +
              "another browser, or in case the data of this site are cleared.",
          )}
        </p>
        <div class="row">
          <Button icon="download" onClick={() => void save()}>
            {t("Save all games")}
          </Button>
          <label class="button">
            <input
              type="file"
              class="visually-hidden"
              accept=".json,application/json"
              disabled={busy.value}
              onChange={(event) => void bring(event.currentTarget.files?.[0])}
            />
            {t("Add games from a file")}
          </label>
        </div>
      </div>
    </Panel>
  );
}
