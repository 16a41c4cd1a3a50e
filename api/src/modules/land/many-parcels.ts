import { languageOf } from 'shared-contracts';
import { landOfParts, type ParcelPartValues, parcelValidator, provincesOfLand } from 'shared-contracts/land';
import { validate } from 'shared-contracts/validators';
import { invalid } from '../../platform/errors/app-error.ts';
import { turns } from '../../platform/work/take-turns.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { type NewValues, newAtOnce, readyNew, removeMany } from '../../records/writing/many-new.ts';
import { oneBehind, piecesOf } from '../../records/writing/one-behind.ts';
import { leftAlone } from '../../records/writing/uses-store.ts';
import { checkLandRight } from './land-right.ts';
import { canadianProvinces, nextParcelNumbers } from './land-store.ts';
import { noteParcel, parcelKind } from './parcel-kind.ts';

/** A parcel that is described in one part. */
export interface DescribedParcel {
  readonly id: string;
  readonly part: ParcelPartValues;
  /** The number in its land registry, if it is known. */
  readonly registryNumber?: string | null;
}

/**
 * Adds many parcels of one part each, in the transaction, each with its own history. Throws FORBIDDEN or VALIDATION.
 */
export async function addParcels(parcels: readonly DescribedParcel[], within: RecordContext): Promise<void> {
  if (parcels.length === 0) return;
  checkLandRight('parcel')({ action: 'create' }, within);
  const numbers = [...(await nextParcelNumbers(within.db, parcels.length))];
  const language = languageOf(within.user.locale);
  const places = await canadianProvinces(within.db);
  const turn = turns();
  const makeReady = async (some: readonly DescribedParcel[]) => {
    const records: NewValues[] = [];
    for (const { id, part, registryNumber } of some) {
      await turn();
      const checked = validate(
        parcelValidator,
        { parts: [part], uniqueNumber: numbers.shift(), registryNumber },
        language,
      );
      if (!checked.valid) throw invalid(checked.errors);
      const [province, ...more] = provincesOfLand(landOfParts(checked.value.parts));
      const place = more.length === 0 && province ? places.get(province) : undefined;
      const values = { ...checked.value, ...place };
      noteParcel(values, checked.value);
      records.push({ id, values });
    }
    return readyNew(parcelKind, records, within);
  };
  await oneBehind(piecesOf(parcels, newAtOnce), makeReady, (write) => write());
}

/** The parcels, given with their revisions, that nobody has changed or referenced since. */
export const parcelsLeft = (within: RecordContext, revisions: ReadonlyMap<string, number>) =>
  leftAlone(within, 'Parcel', revisions);

/** Deletes many parcels that nothing references, in the transaction. Throws FORBIDDEN. */
export async function removeParcels(ids: readonly string[], within: RecordContext): Promise<void> {
  if (ids.length === 0) return;
  checkLandRight('parcel')({ action: 'delete' }, within);
  await removeMany(parcelKind, ids, within);
}
