import type { BringField } from 'shared-contracts/bring-in';
import { type ListedEntry, listedEntry } from '../../platform/tables/listed-entries.ts';
import { namesNobody } from '../../platform/tables/no-value.ts';
import { plainText } from '../../platform/tables/plain-text.ts';
import { writtenEmails } from '../../platform/tables/written-emails.ts';
import { writtenEntry } from '../../platform/tables/written-entry.ts';
import { flagOf } from '../../platform/tables/written-flag.ts';
import { hasLostDigits, otherSpellings } from '../../platform/tables/written-identifier.ts';
import { writtenPhone } from '../../platform/tables/written-phone.ts';
import { writtenShare } from '../../platform/tables/written-share.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { ownersIn } from '../bring-in/index.ts';
import type { AlsoNew } from './also-new.ts';
import type { BroughtValue } from './brought-noun.ts';
import type { Meant, Names } from './names.ts';
import { recordWord } from './record-words.ts';
import { timeOf } from './written-time.ts';

/** The value of a cell, or why it has none. */
export type ReadCell =
  | {
      readonly value: BroughtValue;
      /** For an entry that a cell names in different words: the entry's own name, and what else the cell says. */
      readonly read?: { readonly as: string; readonly beside: string };
    }
  | { readonly fault: string; readonly isUnknown?: boolean };

/** What is needed to read cells. */
export interface CellReader {
  readonly user: RecordContext['user'];
  readonly names: Names;
  readonly alsoNew: AlsoNew;
}

/** The names of several records in one cell. */
export const namesIn = (text: string): readonly string[] =>
  text
    .split(/\r?\n|;|\|/)
    .map((name) => name.trim())
    .filter(Boolean);

/** The value of a choice that a cell states in one of its usual words; undefined if it is none of them. */
function chosen({ values = {} }: BringField, text: string): string | undefined {
  // Punctuation does not matter in words, but a question mark expresses doubt.
  if (text.includes('?')) return undefined;
  const plain = plainText(text);
  return Object.entries(values).find(
    ([value, words]) => plainText(value) === plain || words.split('|').includes(plain),
  )?.[0];
}

const comparedChoices = new WeakMap<BringField, readonly ListedEntry[]>();

/** The value of a choice that a cell names in a usual notation, and what else the cell says. */
export function chosenIn(
  field: BringField,
  text: string,
): { readonly value: string; readonly beside: string; readonly isSame: boolean } | undefined {
  const value = chosen(field, text);
  if (value !== undefined) return { value, beside: '', isSame: true };
  const entries =
    comparedChoices.get(field) ??
    Object.entries(field.values ?? {}).map(([name, words]) => listedEntry(name, [name, ...words.split('|')]));
  comparedChoices.set(field, entries);
  const read = writtenEntry(text, entries);
  return typeof read === 'object' ? { value: read.id, beside: read.beside, isSame: read.isSame } : undefined;
}

/**
 * A person or organization in the notation of our records: 'Doe, Pat' becomes 'Pat Doe'. Several people stay as they
 * are written.
 */
export function calledAs(text: string): string {
  const [one, ...others] = ownersIn(text);
  return one && others.length === 0 ? one.name : text;
}

/**
 * Whether a text looks like an id and not like a name. In rows with ids of another system, other records are referenced
 * by such ids.
 */
const isLikeAnId = (text: string): boolean => /\d/.test(text) && !/\s/.test(text);

/**
 * The names that a list usually has for a text: 'Text' is a text message, and 'Call' may be the list's own word for a
 * phone call.
 */
export function usualNames({ values = {} }: Pick<BringField, 'values'>, text: string): readonly string[] {
  if (text.includes('?')) return [];
  const plain = plainText(text);
  return Object.entries(values).flatMap(([name, words]) => {
    const all = words.split('|');
    return plainText(name) === plain || all.includes(plain) ? [name, ...all] : [];
  });
}

/** The record that a cell names. An associate that does not exist yet is created. */
function meantBy(
  { user, names, alsoNew }: CellReader,
  { type = '', values }: BringField,
  text: string,
  system: string,
  around: string | undefined,
):
  | { readonly id: string; readonly read?: { readonly as: string; readonly beside: string } }
  | { readonly fault: string; readonly isUnknown: boolean } {
  const meant: Meant = names.meant(type, text, system, around);
  if (typeof meant !== 'string') return meant;
  if (meant === 'nothing') {
    const others = otherSpellings(type, text).map((other) => names.meant(type, other, system, around));
    const ids = new Set(others.flatMap((other) => (typeof other === 'string' ? [] : [other.id])));
    const [id] = ids;
    if (others.includes('several') || ids.size > 1)
      return { fault: recordWord(user, 'several', { text }), isUnknown: false };
    if (id !== undefined) return { id };
  }
  if (meant === 'several') return { fault: recordWord(user, 'several', { text }), isUnknown: false };
  if (type === 'BusinessAssociate' && !(system !== '' && isLikeAnId(text))) {
    // 'Doe, Pat' is Pat Doe, whether this associate exists already or is created.
    const name = calledAs(text);
    const turned = name === text ? 'nothing' : names.meant(type, name, system, around);
    if (turned === 'nothing' && namesNobody(name))
      return { fault: recordWord(user, 'nobody', { text }), isUnknown: false };
    return typeof turned === 'string' ? { id: alsoNew.associate(name) } : turned;
  }
  for (const name of usualNames({ values }, text)) {
    const usual = names.meant(type, name, system, around);
    if (typeof usual !== 'string') return usual;
  }
  const other = names.inOtherWords(type, text, (name) => usualNames({ values }, name));
  if (other === 'several') return { fault: recordWord(user, 'several', { text }), isUnknown: false };
  if (other)
    return { id: other.id, ...(other.isSame ? {} : { read: { as: other.as, beside: other.beside } }) };
  const some = names.entries(type);
  const entries = some.at(-1) === '…' ? some.join(', ') : `${some.join(', ')}.`;
  const fault =
    some.length === 0
      ? recordWord(user, 'nothing', { text })
      : recordWord(user, 'notListed', { text, entries });
  return { fault, isUnknown: true };
}

/** Reads a cell according to its field. `around` is what distinguishes records with the same name. */
export function readCell(
  reader: CellReader,
  field: BringField,
  text: string,
  system: string,
  around?: string,
): ReadCell {
  const { user, alsoNew } = reader;
  const faulty = (sentence: Parameters<typeof recordWord>[1], gaps = {}): ReadCell => ({
    fault: recordWord(user, sentence, { text, ...gaps }),
  });
  switch (field.reads) {
    case 'flag': {
      const value = flagOf(text, field.values);
      return value === undefined ? faulty('notFlag') : { value };
    }
    case 'choice': {
      const read = chosenIn(field, text);
      if (!read) return faulty('notChoice', { choices: Object.keys(field.values ?? {}).join(', ') });
      const { value, beside } = read;
      return read.isSame ? { value } : { value, read: { as: value, beside } };
    }
    case 'whole':
      return /^\d{1,9}(?:\.0{1,4})?$/.test(text) ? { value: Number(text) } : faulty('notWhole');
    case 'share':
      // A bad share of an owner is only a warning that titles report themselves: whether a share counts depends on how
      // the title is held.
      return field.column.startsWith('ownerships.') || writtenShare(text)
        ? { value: text }
        : faulty('notShare');
    case 'phone': {
      const phone = writtenPhone(text);
      return phone?.more ? faulty('phoneAndMore') : { value: phone?.number ?? text };
    }
    case 'identifier':
      return hasLostDigits(text) ? faulty('lostDigits') : { value: text };
    case 'email':
      return { value: writtenEmails(text) };
    case 'time':
      return { value: timeOf(text) };
    case 'land': {
      if (field.column === 'parts') return { value: text };
      const parcels = alsoNew.parcels(text, system);
      return parcels ? { value: [...new Set(parcels)].map((id) => ({ id })) } : faulty('notLand');
    }
    case 'named': {
      const meant = meantBy(reader, field, text, system, around);
      if (!('id' in meant)) return meant;
      return { value: { id: meant.id }, ...(meant.read ? { read: meant.read } : {}) };
    }
    case 'namedAll': {
      const all = namesIn(text).map((name) => meantBy(reader, field, name, system, around));
      const wrong = all.find((one) => 'fault' in one);
      if (wrong && 'fault' in wrong) return wrong;
      const ids = new Set(all.flatMap((one) => ('id' in one ? [one.id] : [])));
      const reads = all.flatMap((one) => ('id' in one && one.read ? [one.read] : []));
      const joined = (part: 'as' | 'beside') =>
        reads
          .map((one) => one[part])
          .filter(Boolean)
          .join('; ');
      const read = reads.length > 0 ? { read: { as: joined('as'), beside: joined('beside') } } : {};
      return { value: [...ids].map((id) => ({ id })), ...read };
    }
    default:
      return { value: text };
  }
}
