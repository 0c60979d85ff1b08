import { render } from "preact";
import { speakAsSet } from "./catalogue.ts";
import { App } from "./shell/app.tsx";
import { SITE } from "./site.ts";

if (SITE) await (await import("./local/begin.ts")).begin();
await speakAsSet();
render(<App />, document.getElementById("app")!);
