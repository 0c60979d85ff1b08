// The interface as a page: every endpoint with a form, filled in from the OpenAPI document.
import { make, page, words } from "./page.js";

const key = make("input", { autocomplete: "off", spellcheck: false });
const fresh = make("button", { type: "button", textContent: words.new });
page.append(make("label", {}, words.key, key), fresh);
fresh.onclick = async () => {
  const made = await fetch("/api/players", { method: "POST", body: JSON.stringify({ name: "Ada" }) });
  key.value = (await made.json()).key ?? "";
};

function example(schema, all, depth = 0) {
  if (!schema || depth > 6) return null;
  if (schema.$ref) return example(all[schema.$ref.split("/").pop()], all, depth + 1);
  if ("default" in schema) return schema.default;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return example(schema.anyOf[0], all, depth + 1);
  if (schema.type === "object") {
    const wanted = Object.entries(schema.properties ?? {});
    return Object.fromEntries(wanted.map(([name, inner]) => [name, example(inner, all, depth + 1)]));
  }
  if (schema.type === "array") return [];
  return { integer: schema.minimum ?? 0, number: 0, boolean: false, null: null }[schema.type] ?? "";
}

function shown(path, method, operation, all) {
  const fields = operation.parameters.map((parameter) => [parameter, make("input", { name: parameter.name })]);
  const schema = operation.requestBody?.content["application/json"].schema;
  const shape = operation.requestBody?.content["application/json"].example ?? example(schema, all);
  const body = schema && make("textarea", { value: JSON.stringify(shape, null, 2), spellcheck: false });
  const answer = make("pre", { hidden: true, ariaLive: "polite" });
  const form = make("form", {}, ...fields.map(([p, input]) => make("label", {}, `${p.name} (${p.in})`, input)));
  if (body) form.append(make("label", {}, words.body, body));
  form.append(make("button", { textContent: words.send }), answer);
  form.onsubmit = async (event) => {
    event.preventDefault();
    answer.hidden = false;
    answer.textContent = await asked(path, method, fields, body, key.value.trim());
  };
  const only = operation.security.length === 1 ? ` · ${words.player}` : "";
  const title = make("summary", {}, make("code", {}, `${method.toUpperCase()} ${path}`));
  title.append(" ", make("span", {}, operation.summary + only));
  return make("details", {}, title, form);
}

async function asked(path, method, fields, body, secret) {
  let target = path;
  const query = new URLSearchParams();
  for (const [parameter, input] of fields) {
    if (parameter.in === "path") target = target.replace(`{${parameter.name}}`, encodeURIComponent(input.value));
    else if (input.value) query.set(parameter.name, input.value);
  }
  const headers = secret ? { authorization: `Bearer ${secret}` } : {};
  const reply = await fetch(target + (query.size ? `?${query}` : ""), { method, headers, body: body?.value });
  const text = await reply.text();
  try {
    return `${reply.status}\n${JSON.stringify(JSON.parse(text), null, 2)}`;
  } catch {
    return `${reply.status}\n${text}`;
  }
}

const told = await (await fetch("/api/openapi.json")).json();
const groups = new Map();
for (const [path, methods] of Object.entries(told.paths))
  for (const [method, operation] of Object.entries(methods)) {
    const tag = operation.tags[0];
    if (!groups.has(tag)) groups.set(tag, page.appendChild(make("section", {}, make("h2", {}, tag))));
    groups.get(tag).append(shown(path, method, operation, told.components.schemas));
  }
page.append(make("p", {}, make("a", { href: "/api/openapi.json" }, "openapi.json")));
