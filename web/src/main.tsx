import { render } from "preact";
import { speakAsSet } from "./catalogue.ts";
import { App } from "./shell/app.tsx";

await speakAsSet();
render(<App />, document.getElementById("app")!);
