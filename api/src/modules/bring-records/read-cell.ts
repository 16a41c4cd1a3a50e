import type { BringField } from 'shared-contracts/bring-in';
import { plainText } from '../../platform/tables/plain-text.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { ownersIn } from '../bring-in/index.ts';
import type { AlsoNew } from './also-new.ts';
import type { BroughtValue } from './brought-noun.ts';
import { flagOf, timeOf } from './flags-and-times.ts';
import type { Meant, Names } from './names.ts';
import { recordWord } from './record-words.ts';

/** The value of a cell, or why it has none. */
export type ReadCell =
  | { readonly value: BroughtValue }
  | { readonly fault: string; readonly isUnknown?: boolean };

/** What cells are read with. */
export interface CellReader {
  readonly user: RecordContext['user'];
  readonly names: Names;
  readonly alsoNew: AlsoNew;
}

/** The names that one cell has of several records. */
export const namesIn = (text: string): readonly string[] =>
  text
    .split(/\r?\n|;|\|/)
    .map((name) => name.trim())
    .filter(Boolean);

/** The value of a choice whose words a cell has; undefined where it has none of them. */
function chosen({ values = {} }: BringField, text: string): string | undefined {
  const plain = plainText(text);
  return Object.entries(values).find(
    ([value, words]) => plainText(value) === plain || words.split('|').includes(plain),
  )?.[0];
}

/** A person or organization as it is called here: 'Doe, Pat' as 'Pat Doe'; several people stay as they are written. */
export function calledAs(text: string): string {
  const [one, ...others] = ownersIn(text);
  return one && others.length === 0 ? one.name : text;
}

/** A text that is rather an id than a name: rows with ids of another system name others by these. */
const isLikeAnId = (text: string): boolean => /\d/.test(text) && !/\s/.test(text);

/** One record that a cell names; an associate that nobody knows is made. */
function meantBy(
  { user, names, alsoNew }: CellReader,
  { type = '' }: BringField,
  text: string,
  system: string,
  around: string | undefined,
): { readonly id: string } | { readonly fault: string; readonly isUnknown: boolean } {
  const meant: Meant = names.meant(type, text, system, around);
  if (typeof meant !== 'string') return meant;
  if (meant === 'several') return { fault: recordWord(user, 'several', { text }), isUnknown: false };
  if (type === 'BusinessAssociate' && !(system !== '' && isLikeAnId(text))) {
    // 'Doe, Pat' is Pat Doe, whether known already or made.
    const name = calledAs(text);
    const turned = name === text ? 'nothing' : names.meant(type, name, system, around);
    return typeof turned === 'string' ? { id: alsoNew.associate(name) } : turned;
  }
  return { fault: recordWord(user, 'nothing', { text }), isUnknown: true };
}

/** Reads a cell as its field wants it. `around`: what tells records of the same name apart. */
export function readCell(
  reader: CellReader,
  field: BringField,
  text: string,
  system: string,
  around?: string,
): ReadCell {
  const { user, alsoNew } = reader;
  const told = (sentence: Parameters<typeof recordWord>[1], gaps = {}): ReadCell => ({
    fault: recordWord(user, sentence, { text, ...gaps }),
  });
  switch (field.reads) {
    case 'flag': {
      const value = flagOf(text);
      return value === undefined ? told('notFlag') : { value };
    }
    case 'choice': {
      const value = chosen(field, text);
      return value === undefined
        ? told('notChoice', { choices: Object.keys(field.values ?? {}).join(', ') })
        : { value };
    }
    case 'whole':
      return /^\d{1,9}(?:\.0{1,4})?$/.test(text) ? { value: Number(text) } : told('notWhole');
    case 'time':
      return { value: timeOf(text) };
    case 'land': {
      if (field.column === 'parts') return { value: text };
      const parcels = alsoNew.parcels(text, system);
      return parcels ? { value: [...new Set(parcels)].map((id) => ({ id })) } : told('notLand');
    }
    case 'named': {
      const meant = meantBy(reader, field, text, system, around);
      return 'id' in meant ? { value: { id: meant.id } } : meant;
    }
    case 'namedAll': {
      const all = namesIn(text).map((name) => meantBy(reader, field, name, system, around));
      const wrong = all.find((one) => 'fault' in one);
      if (wrong && 'fault' in wrong) return wrong;
      const ids = new Set(all.flatMap((one) => ('id' in one ? [one.id] : [])));
      return { value: [...ids].map((id) => ({ id })) };
    }
    default:
      return { value: text };
  }
}
