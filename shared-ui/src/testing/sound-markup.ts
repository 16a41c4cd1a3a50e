import { afterEach, beforeEach } from 'vitest';

/** React's words for markup that a browser does not accept, as a form inside a form. */
const misplaced = /cannot be a descendant of|cannot contain a nested|validateDOMNesting/;

let found: string[] = [];
let restore = () => {};

beforeEach(() => {
  found = [];
  const report = console.error;
  const listen = (...parts: unknown[]) => {
    if (parts.some((part) => typeof part === 'string' && misplaced.test(part)))
      found.push(parts.map(String).join(' ').slice(0, 400));
    report(...parts);
  };
  console.error = listen;
  restore = () => {
    if (console.error === listen) console.error = report;
  };
});

afterEach(() => {
  restore();
  if (found.length > 0) throw new Error(`The markup is not valid HTML: ${found.join('\n')}`);
});
