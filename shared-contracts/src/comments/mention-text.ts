/** A person as a comment names them. */
export interface Mentioned {
  readonly id: string;
  readonly fullName: string;
}

const token = /@\[([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\]/gi;

/** How a text stores that it mentions somebody: the id, so that the name is read as it is now. */
export const mentionToken = (id: string): string => `@[${id.toLowerCase()}]`;

/** The ids of the people that a stored text mentions, each once, in their order. */
export const mentionedIds = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(token)].map(([, id = '']) => id.toLowerCase())),
];

/** A part of a stored text: plain, or a mention with the id of the person. */
export type TextPart = { readonly text: string } | { readonly personId: string };

/** A stored text in its parts. */
export function textParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const found of text.matchAll(token)) {
    if (found.index > end) parts.push({ text: text.slice(end, found.index) });
    parts.push({ personId: (found[1] ?? '').toLowerCase() });
    end = found.index + found[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** A stored text as people read it; `nameOf` returns undefined of somebody who is unknown here, whose token stays. */
export const readableText = (text: string, nameOf: (id: string) => string | undefined): string =>
  text.replace(token, (whole, id: string) => {
    const name = nameOf(id.toLowerCase());
    return name === undefined ? whole : `@${name}`;
  });

/** The labels of people in a text that is typed: their names, with the company where two share one. */
export function mentionLabel(
  { id, fullName, company }: Mentioned & { readonly company: string },
  others: readonly (Mentioned & { readonly label: string })[],
): string {
  const isShared = others.some((other) => other.id !== id && other.label === fullName);
  return isShared ? `${fullName} (${company})` : fullName;
}

/** What is stored of a typed text: each `@label` becomes the token of its person, longer labels first. */
export function storedText(
  typed: string,
  people: readonly { readonly id: string; readonly label: string }[],
): string {
  const longestFirst = people.toSorted((one, other) => other.label.length - one.label.length);
  return longestFirst.reduce((text, { id, label }) => text.replaceAll(`@${label}`, mentionToken(id)), typed);
}
