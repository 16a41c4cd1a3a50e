import type { Face, FaceMember, FaceType } from './face-schemas.ts';
import { differenceOf, isSameText } from './long-text.ts';
import { gainsOptionalOnly } from './optional-members.ts';

/**
 * The direction in which values of a type are passed: from the remote into the shell, out of the shell, or both, as far
 * as is known.
 */
export type Way = 'given' | 'gotten' | 'both';

type Types = Face['types'];
type Members = Readonly<Record<string, FaceMember>>;

const brackets: ReadonlyMap<string, number> = new Map([
  ['(', 1],
  ['[', 1],
  ['{', 1],
  ['<', 1],
  [')', -1],
  [']', -1],
  ['}', -1],
  ['>', -1],
]);

/** The members of a union type; a type that is not a union is its own single member. */
function unionOf(text: string): ReadonlySet<string> {
  const members: string[] = [''];
  let depth = 0;
  for (const part of text.split(/(=>|[()[\]{}<>]| \| )/)) {
    depth += brackets.get(part) ?? 0;
    if (part === ' | ' && depth === 0) members.push('');
    else members.push(`${members.pop()}${part}`);
  }
  // Everything after an arrow belongs to the return type of the function.
  return new Set(members.some((member) => member.includes('=>')) ? [text] : members);
}

/** The element type of a readonly array; undefined for any other type. */
function elementOf(text: string): string | undefined {
  if (!text.startsWith('readonly ') || !text.endsWith('[]')) return undefined;
  const element = text.slice('readonly '.length, -'[]'.length);
  return element.startsWith('(') && element.endsWith(')') ? element.slice(1, -1) : element;
}

/** Whether every value of one type is also a value of another, as far as their texts show. */
function covers(wide: string, narrow: string): boolean {
  const members = unionOf(wide);
  const lists = [...members].flatMap((member) => elementOf(member) ?? []);
  return [...unionOf(narrow)].every((member) => {
    if (members.has(member)) return true;
    const element = elementOf(member);
    return element !== undefined && lists.some((list) => covers(list, element));
  });
}

/** Whether values still fit where one type was replaced by another. */
function isWritten(taken: string, offered: string, way: Way): boolean {
  if (isSameText(taken, offered) || gainsOptionalOnly(taken, offered)) return true;
  if (way === 'both') return false;
  return way === 'given' ? covers(offered, taken) : covers(taken, offered);
}

const wordsOf = (text: string): readonly string[] =>
  text.replaceAll(/"[^"]*"/g, '').match(/[A-Za-z_$][\w$]*/g) ?? [];

/** The direction of values in a type that is named inside another; unknown inside a function type. */
const wayWithin = (text: string, way: Way): Way => (/=>|\(/.test(text) ? 'both' : way);

/** Whether two values of a face are equal, in any order of keys: a database stores its own order. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  const entries = Object.entries(one);
  return (
    entries.length === Object.keys(other).length &&
    entries.every(([key, value]) => isSame(value, Reflect.get(other, key)))
  );
}

/**
 * The types that are not offered as they were used; if there are none, no signature can break because of a type it
 * names.
 */
export const changedTypes = (taken: Types, offered: Types): Types =>
  Object.fromEntries(Object.entries(taken).filter(([name, type]) => !isSame(type, offered[name])));

/**
 * Types whose members come with releases and the API, and are treated as data: a longer list of them breaks nothing.
 */
const openNames: ReadonlySet<string> = new Set(['RecordKind', 'RouteName']);

/** Compares a signature that a remote was built against, and the types in it, with what a shell offers. */
export class TypeFit {
  readonly #taken: Types;
  readonly #offered: Types;
  /** Types that have been compared, or are being compared: a type may refer to itself. */
  readonly #seen = new Set<string>();

  constructor(taken: Types, offered: Types) {
    this.#taken = taken;
    this.#offered = offered;
  }

  /** The problem if `taken` is replaced by `offered`; undefined if there is none. */
  text(taken: string, offered: string, way: Way): string | undefined {
    if (!isWritten(taken, offered, way)) return differenceOf(taken, offered);
    for (const name of new Set(wordsOf(taken))) {
      const broken = this.#named(name, wayWithin(taken, way));
      if (broken) return broken;
    }
    return undefined;
  }

  /** The same for properties, or for the members of a type. */
  members(taken: Members, offered: Members, way: Way): string | undefined {
    for (const [name, before] of Object.entries(taken)) {
      const now = offered[name];
      if (!now) return `has no ${name}`;
      if (now.required && !before.required && way !== 'gotten') return `requires ${name}`;
      if (before.required && !now.required && way !== 'given') return `may lack ${name}`;
      const broken = this.text(before.type, now.type, way);
      if (broken) return `has another ${name}: it ${broken}`;
    }
    const added = Object.entries(offered).find(([name, { required }]) => required && !(name in taken));
    return added && way !== 'gotten' ? `requires ${added[0]}` : undefined;
  }

  #named(name: string, way: Way): string | undefined {
    const taken = this.#taken[name];
    const seen = `${way} ${name}`;
    if (!taken || openNames.has(name) || this.#seen.has(seen)) return undefined;
    this.#seen.add(seen);
    const broken = this.#type(taken, this.#offered[name], way);
    return broken && `has another ${name}, which ${broken}`;
  }

  #type(taken: FaceType, offered: FaceType | undefined, way: Way): string | undefined {
    if (!offered) return 'is not there';
    if (taken.members && offered.members) return this.members(taken.members, offered.members, way);
    if (taken.text !== undefined && offered.text !== undefined)
      return this.text(taken.text, offered.text, way);
    return 'is written in another way';
  }
}
