import { formatLegalDescription, parseLegalDescription } from 'shared-contracts/land-survey';
import { agreementLimits } from 'shared-contracts/limits';
import { texts } from '../../generated/texts/agreements.ts';
import { badInput } from '../../platform/errors/app-error.ts';
import { said } from '../../platform/errors/said.ts';
import { findRecords } from '../../records/reading/record-store.ts';
import type { Selection } from '../../records/reading/selection.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { parcelsCalled } from './parcel-match-store.ts';

/** Longer texts are no legal description. */
const longest = 100;

/** The usual writing of a legal description in any other; null of what is none. */
function readAs(text: string): string | null {
  const found = text.length > longest ? undefined : parseLegalDescription(text);
  return found ? formatLegalDescription(found) : null;
}

/** The parcels that legal descriptions mean, in the order of the list. Throws BAD_INPUT. */
export async function parcelMatches(
  descriptions: readonly string[],
  context: RecordContext,
  selections: readonly Selection[],
) {
  const most = agreementLimits.descriptions;
  if (descriptions.length > most)
    throw badInput(said(texts, ({ tooManyDescriptions }) => tooManyDescriptions(most)));
  const read = descriptions.map((text) => ({ text, readAs: readAs(text) }));
  const ids = await parcelsCalled(
    context.db,
    read.flatMap((one) => one.readAs ?? []),
  );
  const { db, catalog, user } = context;
  const parcels =
    selections.length > 0
      ? await findRecords({ db, catalog, user, type: 'Parcel' }, [...ids.values()], selections)
      : new Map();
  return read.map((one) => ({
    ...one,
    parcel: parcels.get(ids.get(one.readAs?.toLowerCase() ?? '') ?? '') ?? null,
  }));
}
