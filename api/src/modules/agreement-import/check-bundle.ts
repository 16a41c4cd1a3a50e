import type { Language } from 'shared-contracts';
import {
  type Bundle,
  type BundleVerdict,
  type OpenLand,
  type OpenPerson,
  type OpenVerdict,
  openVerdict,
} from './bundle-verdict.ts';
import { landOf } from './check-land.ts';
import { personOf, type Within } from './check-people.ts';
import { compareStored } from './compare-stored.ts';
import { checkCross, checkPortions, checkShares, checkTwice } from './cross-checks.ts';
import { targetOf } from './find-target.ts';
import { filled, type ImportWords, listed } from './import-words.ts';
import { mostNamed, shownRow } from './shown-row.ts';

/** The numbers of rows with errors, up to the number that a sentence lists; '' where none has one. */
function wrongRows(rows: readonly (readonly [OpenVerdict, unknown])[]): string {
  const wrong = rows.filter(([{ errors }]) => errors.length > 0).map(([{ read }]) => shownRow(read));
  return listed([...wrong.slice(0, mostNamed).map(String), ...(wrong.length > mostNamed ? ['…'] : [])]);
}

/** An agreement that would be written without one of its rows is in doubt: nothing is dropped without a question. */
function warnOfWrongRows(
  { warnings }: OpenVerdict,
  people: readonly OpenPerson[],
  lands: readonly OpenLand[],
  words: ImportWords,
): void {
  const wrong = [
    [words.row.ownersWrong, wrongRows(people.filter(([, { isOwner }]) => isOwner))],
    [words.row.occupantsWrong, wrongRows(people.filter(([, { isOwner }]) => !isOwner))],
    [words.row.landWrong, wrongRows(lands)],
  ] as const;
  for (const [sentence, rows] of wrong)
    if (rows !== '') warnings.push({ column: null, message: filled(sentence, { rows }) });
}

/** Checks the rows of one key together: against one another and against stored records. */
export function checkBundle(
  { agreement: read, people, parcels }: Bundle,
  within: Within,
  language: Language,
): BundleVerdict {
  const { words, lookups } = within;
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
  checkTwice(landowners, lands, words);
  if (stored && target.there) {
    compareStored(agreement, stored, owners, lands);
    const message = filled(words.row.thereAlready, {
      number: target.there.sequence,
      name: target.there.name,
    });
    const column = target.column ?? 'key';
    for (const row of [agreement, ...owners.map(([one]) => one), ...lands.map(([one]) => one)])
      if (row.action !== 'Unchanged')
        row.warnings.push({ column: row === agreement ? column : 'key', message });
  }
  checkPortions(lands, within);
  if (agreement.errors.length > 0) {
    const message = filled(words.row.agreementWrong, { row: shownRow(read) });
    for (const [row] of [...owners, ...lands]) {
      row.isFollowing = row.errors.length === 0;
      row.errors.push({ column: 'key', message });
    }
  } else warnOfWrongRows(agreement, owners, lands, words);
  return {
    ...{ agreement, target, stored },
    people: owners.map(([row, person]) => ({ person, row })),
    lands: lands.map(([row, land]) => ({ land, row })),
  };
}
