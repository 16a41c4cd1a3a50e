import type { AgreementValues } from 'shared-contracts/agreements';
import type { Db } from '../../platform/db/database.ts';
import { peopleAndLandCalled } from './agreement-store.ts';

/** The number of stored characters. */
const longest = 4000;

/**
 * The same text as the database makes when rows of an agreement change. Sent with a new agreement, it saves rewriting
 * the agreement for each list of rows.
 */
function textOf(
  { landowners, occupants, relatedParcels }: AgreementValues,
  called: ReadonlyMap<string, string>,
): string {
  const nameOf = (named: { readonly id: string } | null): string | null =>
    (named && called.get(named.id)) ?? null;
  const lists = [
    landowners.map(({ businessAssociate, legalName }) => nameOf(businessAssociate) ?? legalName),
    occupants.map(({ businessAssociate }) => nameOf(businessAssociate)),
    relatedParcels.map(({ parcel }) => nameOf(parcel)),
  ];
  const text = lists
    .map((names) => names.filter((name) => name !== null))
    .filter((names) => names.length > 0)
    .map((names) => names.join('\n'))
    .join('\n');
  return text.length > longest ? [...text].slice(0, longest).join('') : text;
}

/** The names of people and land by which each of some new agreements can be found. */
export async function relatedTexts(
  db: Db,
  agreements: readonly AgreementValues[],
): Promise<readonly string[]> {
  const people = agreements.flatMap(({ landowners, occupants }) =>
    [...landowners, ...occupants].flatMap(({ businessAssociate }) => businessAssociate?.id ?? []),
  );
  const land = agreements.flatMap(({ relatedParcels }) =>
    relatedParcels.flatMap(({ parcel }) => parcel?.id ?? []),
  );
  const called = await peopleAndLandCalled(db, [...new Set(people)], [...new Set(land)]);
  return agreements.map((agreement) => textOf(agreement, called));
}
