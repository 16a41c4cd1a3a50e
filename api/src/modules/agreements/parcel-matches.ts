import { descriptionOf, landOfPortion } from 'shared-contracts/land';
import { piecesOf, readLand } from 'shared-contracts/land-survey';
import { agreementLimits, chosenLengths } from 'shared-contracts/limits';
import { texts } from '../../generated/texts/agreements.ts';
import { badInput } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import { findRecords } from '../../records/reading/record-store.ts';
import type { Selection } from '../../records/reading/selection.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { parcelsCalled } from './parcel-match-store.ts';

/** A longer text is not a legal description. */
const longest = chosenLengths.land.description;

/**
 * The standard notation of land given in any notation, several parcels in one line; null if part of it is not
 * understood.
 */
function readAs(text: string): string | null {
  if (text.length > longest) return null;
  const reading = readLand(text);
  const pieces = piecesOf(reading);
  if (pieces.length === 0 || reading.unread.length > 0) return null;
  return descriptionOf(
    pieces.map(({ description, isPortion }) => ({ legalDescription: description, isPortion })),
  );
}

/**
 * The names under which a parcel may be recorded, the likeliest first; for a portion that is not recorded, also the
 * land that contains it.
 */
const lookedFor = (readText: string | null): readonly string[] =>
  readText === null ? [] : [readText, landOfPortion(readText) ?? []].flat();

/** The parcels for a list of legal descriptions, in its order. Throws BAD_INPUT. */
export async function parcelMatches(
  descriptions: readonly string[],
  context: RecordContext,
  selections: readonly Selection[],
) {
  const most = agreementLimits.descriptions;
  if (descriptions.length > most)
    throw badInput(messageFrom(texts, ({ tooManyDescriptions }) => tooManyDescriptions(most)));
  const read = descriptions.map((text) => {
    const usual = readAs(text);
    return { text, readAs: usual, lookedFor: lookedFor(usual) };
  });
  const ids = await parcelsCalled(
    context.db,
    read.flatMap((one) => one.lookedFor),
  );
  const { db, catalog, user } = context;
  const parcels =
    selections.length > 0
      ? await findRecords({ db, catalog, user, type: 'Parcel' }, [...ids.values()], selections)
      : new Map();
  return read.map(({ lookedFor: names, ...one }) => {
    const called = names.find((name) => ids.has(name.toLowerCase())) ?? '';
    return { ...one, parcel: parcels.get(ids.get(called.toLowerCase()) ?? '') ?? null };
  });
}
