/** Marks a tag whose value may be missing: nothing is printed then, and nothing is reported. */
export const optionalEnd = '?';

/** The name of a tag without its mark. */
export const tagName = (tag: string): string => {
  const name = tag.trim();
  return name.endsWith(optionalEnd) ? name.slice(0, -optionalEnd.length).trimEnd() : name;
};

/** The name of a list's condition, such as `hasPayments`: true if the list has rows. */
export const conditionOf = (list: string): string => `has${list.charAt(0).toUpperCase()}${list.slice(1)}`;
