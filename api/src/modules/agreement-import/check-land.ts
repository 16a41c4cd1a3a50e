import type { ImportIssue } from 'shared-contracts/agreement-import';
import { descriptionOf, landOfPortion } from 'shared-contracts/land';
import { type Person, titleOf, type Within } from './check-people.ts';
import { filled, quoted } from './import-words.ts';
import { type Lookups, lookedUp } from './lookups.ts';
import type { ReadRow } from './read-rows.ts';

/** A parcel that a row means. */
interface MeantParcel {
  readonly id: string;
  /** It is added with the import. */
  readonly isNew: boolean;
  /** The land of which only a portion is meant. */
  readonly portionOf: string | undefined;
}

/** The land that a row of parcels refers to. */
export interface Land {
  readonly read: ReadRow;
  /** One for each piece of its description. */
  readonly parcels: readonly MeantParcel[];
  /** The description of a parcel that is named by its number. */
  readonly known: string | undefined;
  readonly title: Person['title'];
  readonly errors: readonly ImportIssue[];
  readonly warnings: readonly ImportIssue[];
}

/** A message about a registry's number. */
const numbered = (sentence: string, text: string, land = ''): ImportIssue => ({
  column: 'registryNumber',
  message: filled(sentence, { text, land }),
});

/**
 * The parcel that is here already. Of a quarter there may be many portions: one that has a number in its land registry is
 * the parcel with that number.
 */
function thereOf(
  description: string,
  registryNumber: string | null,
  lookups: Lookups,
): string | null | undefined {
  if (registryNumber === null || landOfPortion(description) === undefined)
    return lookups.parcels.get(lookedUp(description));
  const holders = lookups.parcelNumbers.get(lookedUp(registryNumber)) ?? [];
  return holders.find(({ label }) => lookedUp(label) === lookedUp(description))?.id;
}

/** The land that a row refers to: an existing parcel, found by number or description, else a new one. */
export function landOf(read: ReadRow, within: Within): Land {
  const { lookups, additions, words } = within;
  const { legalDescription, registryNumber: registered } = read.values;
  const registryNumber = typeof registered === 'string' ? registered : null;
  // Without a description, it identifies a parcel just as the parcel's own number does.
  const isNamed = typeof legalDescription !== 'string' && registryNumber !== null;
  const parcelNumber = read.values['parcelNumber'] ?? (isNamed ? registryNumber : undefined);
  const errors: ImportIssue[] = [];
  const notes: ImportIssue[] = [];
  let parcels: readonly MeantParcel[] = [];
  let known: string | undefined;
  const hasFault = read.errors.some(({ column }) => column === 'legalDescription');
  if (typeof parcelNumber === 'string') {
    const there = lookups.parcelNumbers.get(lookedUp(parcelNumber))?.[0];
    known = there?.label;
    if (there) parcels = [{ id: there.id, isNew: false, portionOf: undefined }];
    else
      errors.push({
        column: read.values['parcelNumber'] === undefined ? 'registryNumber' : 'parcelNumber',
        message: filled(words.row.noParcel, { text: quoted(parcelNumber) }),
      });
  } else if (typeof legalDescription === 'string' && !hasFault) {
    parcels = read.land.map((part) => {
      const description = descriptionOf([part]);
      const there = thereOf(description, registryNumber, lookups);
      const added = there ? undefined : additions.parcel(description, part, registryNumber);
      if (added && registryNumber && added.registryNumber !== registryNumber)
        errors.push(numbered(words.row.registryDiffers, added.registryNumber ?? ''));
      return { id: there ?? added?.id ?? '', isNew: !there, portionOf: landOfPortion(description) };
    });
    if (registryNumber && parcels.length > 1) errors.push(numbered(words.row.registryOfOne, registryNumber));
    else if (registryNumber) {
      const [meant] = parcels;
      const holders = lookups.parcelNumbers.get(lookedUp(registryNumber)) ?? [];
      const other = holders.find(({ id }) => id !== meant?.id);
      if (other) notes.push(numbered(words.row.registryTwice, registryNumber, other.label));
      else if (meant && !meant.isNew && holders.length === 0)
        notes.push(numbered(words.row.registryKept, registryNumber));
    }
  } else if (!hasFault) errors.push({ column: 'legalDescription', message: words.row.landOrNumber });
  const { title, warnings } = titleOf(
    read,
    within,
    typeof legalDescription === 'string' ? legalDescription : undefined,
  );
  return { read, parcels, known, title, errors, warnings: [...notes, ...warnings] };
}
