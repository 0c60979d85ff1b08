// What every page has: the place to write in, its words in the reader's language, and a way to make elements.
export const page = document.getElementById("page");
export const words = JSON.parse(page.dataset.words);

export function make(name, attributes = {}, ...children) {
  const element = Object.assign(document.createElement(name), attributes);
  element.append(...children);
  return element;
}
