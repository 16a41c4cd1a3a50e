/** An element by its tag, id and role: printed whole it is its page and the tree of React, thousands of lines long. */
const shortly = (said: unknown): unknown =>
  said instanceof Element
    ? `<${said.tagName.toLowerCase()} id="${said.id}" role="${said.getAttribute('role') ?? ''}">`
    : said;

/** Prints elements by their tag, id and role only, and other values as they are. */
export const shortened =
  (say: (...said: unknown[]) => void) =>
  (...said: unknown[]) =>
    say(...said.map(shortly));

// A warning of the kit that named an element took longer to print than the test around it.
console.warn = shortened(console.warn);
console.error = shortened(console.error);
