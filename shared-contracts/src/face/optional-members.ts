/** A piece of a type's text: a word or sign, or the content of a pair of brackets. */
type Part = string | { readonly open: string; readonly parts: readonly Part[] };

const closing: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
  ['<', '>'],
]);
const ends: ReadonlySet<string> = new Set(closing.values());

/** The deepest nesting of brackets that is parsed; our signatures have fewer than twenty levels. */
const deepest = 60;

/** Parses a type into its pieces; undefined if brackets do not match or are nested too deeply. */
function partsOf(text: string): readonly Part[] | undefined {
  const top: Part[] = [];
  const open: { readonly sign: string; readonly parts: Part[] }[] = [];
  // An arrow is one sign, so that its `>` is not read as a closing bracket; a quoted string is one word.
  for (const [sign] of text.matchAll(/"(?:[^"\\]|\\.)*"|=>|[\w$.]+|[^\s]/g)) {
    const parts = open.at(-1)?.parts ?? top;
    if (closing.has(sign)) {
      const within: Part[] = [];
      parts.push({ open: sign, parts: within });
      open.push({ sign, parts: within });
      if (open.length > deepest) return undefined;
    } else if (ends.has(sign)) {
      if (closing.get(open.pop()?.sign ?? '') !== sign) return undefined;
    } else parts.push(sign);
  }
  return open.length === 0 ? top : undefined;
}

/** The members of an object type, by name; the name of an index signature is the bracket before it. */
function membersOf(parts: readonly Part[]): ReadonlyMap<string, readonly Part[]> {
  const members: Part[][] = [[]];
  for (const part of parts) {
    if (part === ';') members.push([]);
    else members.at(-1)?.push(part);
  }
  return new Map(
    members
      .filter((member) => member.length > 0)
      .map((member) => [
        JSON.stringify(
          member.slice(
            0,
            member.findIndex((part) => part === ':' || part === '?'),
          ),
        ),
        member,
      ]),
  );
}

const isOptional = (member: readonly Part[]): boolean => member[1] === '?' && member[2] === ':';

function fits(taken: readonly Part[], offered: readonly Part[]): boolean {
  return (
    taken.length === offered.length &&
    taken.every((part, place) => {
      const other = offered[place];
      if (typeof part === 'string' || typeof other === 'string' || !other) return part === other;
      if (part.open !== other.open) return false;
      return part.open === '{'
        ? gains(membersOf(part.parts), membersOf(other.parts))
        : fits(part.parts, other.parts);
    })
  );
}

function gains(
  taken: ReadonlyMap<string, readonly Part[]>,
  offered: ReadonlyMap<string, readonly Part[]>,
): boolean {
  const kept = [...taken].every(([name, member]) => fits(member, offered.get(name) ?? []));
  return kept && [...offered].every(([name, member]) => taken.has(name) || isOptional(member));
}

/**
 * Whether the objects in a type gained only optional members. Such a type fits in both directions: code that passes an
 * object may leave the members out, and code that receives one does not read them. False if that cannot be determined.
 */
export function gainsOptionalOnly(taken: string, offered: string): boolean {
  const [before, now] = [partsOf(taken), partsOf(offered)];
  return before !== undefined && now !== undefined && fits(before, now);
}
