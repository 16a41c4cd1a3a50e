import type { Language } from 'shared-contracts';
import { type Bundle, type BundleVerdict, openVerdict } from './bundle-verdict.ts';
import { landOf } from './check-land.ts';
import { personOf, type Within } from './check-people.ts';
import { compareStored } from './compare-stored.ts';
import { checkCross, checkPortions, checkShares, checkTwice } from './cross-checks.ts';
import { targetOf } from './find-target.ts';
import { filled } from './import-words.ts';

/** Checks the rows of one key together: against one another and against stored records. */
export function checkBundle(
  { agreement: read, people, parcels }: Bundle,
  within: Within,
  language: Language,
): BundleVerdict {
  const { says, lookups } = within;
  const target = targetOf(read, within);
  const stored = target.there && lookups.stored.get(target.there.id);
  const agreement = openVerdict(read, target);
  const owners = people.map((row) => {
    const person = personOf(row, within);
    return [openVerdict(row, person), person] as const;
  });
  const lands = parcels.map((row) => {
    const land = landOf(row, within);
    return [openVerdict(row, land), land] as const;
  });
  const landowners = owners.filter(([, { isOwner }]) => isOwner);
  checkCross(agreement, stored, landowners, language);
  checkShares(landowners, within);
  checkTwice(landowners, lands, says);
  if (stored && target.there) {
    compareStored(agreement, stored, owners, lands);
    const message = filled(says.row.thereAlready, { number: target.there.sequence, name: target.there.name });
    const column = target.column ?? 'key';
    for (const row of [agreement, ...owners.map(([one]) => one), ...lands.map(([one]) => one)])
      if (row.action !== 'Unchanged')
        row.warnings.push({ column: row === agreement ? column : 'key', message });
  }
  checkPortions(lands, within);
  if (agreement.errors.length > 0) {
    const message = filled(says.row.agreementWrong, { row: read.row.rowNumber + 2 });
    for (const [row] of [...owners, ...lands]) row.errors.push({ column: 'key', message });
  }
  return {
    ...{ agreement, target, stored },
    people: owners.map(([row, person]) => ({ person, row })),
    lands: lands.map(([row, land]) => ({ land, row })),
  };
}
