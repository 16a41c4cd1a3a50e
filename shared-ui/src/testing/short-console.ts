/** An element by its tag, id and role: printed whole it is its page and the tree of React, thousands of lines long. */
const shortly = (value: unknown): unknown =>
  value instanceof Element
    ? `<${value.tagName.toLowerCase()} id="${value.id}" role="${value.getAttribute('role') ?? ''}">`
    : value;

/** Prints elements by their tag, id and role only, and other values as they are. */
export const shortened =
  (print: (...values: unknown[]) => void) =>
  (...values: unknown[]) =>
    print(...values.map(shortly));

// A warning of the kit that named an element took longer to print than the test around it.
console.warn = shortened(console.warn);
console.error = shortened(console.error);
