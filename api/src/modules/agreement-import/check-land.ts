import type { ImportIssue } from 'shared-contracts/agreement-import';
import { landOfPortion } from 'shared-contracts/land';
import { type Person, titleOf, type Within } from './check-people.ts';
import { lookedUp } from './lookups.ts';
import type { ReadRow } from './read-rows.ts';
import { filled, quoted } from './told.ts';

/** Which land a row of parcels means. */
export interface Land {
  readonly read: ReadRow;
  readonly parcelId: string | undefined;
  /** It is added with the import. */
  readonly isNew: boolean;
  /** The description of a parcel that is named by its number. */
  readonly known: string | undefined;
  /** The land that only a portion is named of. */
  readonly portionOf: string | undefined;
  readonly title: Person['title'];
  readonly errors: readonly ImportIssue[];
  readonly warnings: readonly ImportIssue[];
}

/** Which land a row means: a parcel that is here by its number or description, else a new one. */
export function landOf(read: ReadRow, within: Within): Land {
  const { lookups, additions, says } = within;
  const { legalDescription, parcelNumber } = read.values;
  const errors: ImportIssue[] = [];
  let parcelId: string | undefined;
  let known: string | undefined;
  let isNew = false;
  let portionOf: string | undefined;
  const hasFault = read.errors.some(({ column }) => column === 'legalDescription');
  if (typeof parcelNumber === 'string') {
    const there = lookups.parcelNumbers.get(lookedUp(parcelNumber))?.[0];
    parcelId = there?.id;
    known = there?.label;
    if (!parcelId)
      errors.push({
        column: 'parcelNumber',
        message: filled(says.row.noParcel, { text: quoted(parcelNumber) }),
      });
  } else if (typeof legalDescription === 'string' && !hasFault) {
    const there = lookups.parcels.get(lookedUp(legalDescription));
    parcelId = there ?? additions.parcel(legalDescription).id;
    isNew = !there;
    portionOf = landOfPortion(legalDescription);
  } else if (!hasFault) errors.push({ column: 'legalDescription', message: says.row.landOrNumber });
  const { title, warnings } = titleOf(
    read,
    within,
    typeof legalDescription === 'string' ? legalDescription : undefined,
  );
  return { read, parcelId, isNew, known, portionOf, title, errors, warnings };
}
