import { randomUUID } from 'node:crypto';
import { languageOf } from 'shared-contracts';
import type { FieldError } from 'shared-contracts/errors';
import type { CrossedLandInput, CrossedLandsInput } from 'shared-contracts/graphql';
import { descriptionOf, type ParcelPartValues, parcelValidator } from 'shared-contracts/land';
import { lengths, mapLimits } from 'shared-contracts/limits';
import { validate } from 'shared-contracts/validators';
import { texts } from '../../generated/texts/crossed-land.ts';
import { brokenUnique } from '../../platform/db/broken-constraint.ts';
import { AppError, badInput, invalid, notFound } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import { checkedId } from '../../platform/server/arguments.ts';
import { turns } from '../../platform/work/take-turns.ts';
import { isSeen } from '../../records/reading/record-parents.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { inTransaction } from '../../records/writing/in-transaction.ts';
import { type AgreementSave, addAgreements, parcelsCalled } from '../agreements/index.ts';
import { addParcels, checkLandRight, type DescribedParcel } from '../land/index.ts';
import { lockProject } from '../project-place-store.ts';
import { agreementsThere, landCalled, lockRecording, metreUnit } from './crossed-land-store.ts';

/** Land of a route as it was read: its name, and its part if it is to be recorded. */
interface ReadLand {
  readonly place: number;
  readonly parcelId: string;
  readonly metres: CrossedLandInput['metres'];
  readonly agreementId: string | null;
  /** In standard notation; null for a parcel that is already recorded. */
  readonly described: { readonly land: string; readonly part: ParcelPartValues } | null;
}

/** Parses the input. Throws BAD_INPUT, or VALIDATION at `input.land[place]`. */
async function readAll(
  land: readonly CrossedLandInput[],
  context: RecordContext,
): Promise<readonly ReadLand[]> {
  const most = mapLimits.alongParcels;
  if (land.length === 0) throw badInput(messageFrom(texts, ({ nothing }) => nothing));
  if (land.length > most) throw badInput(messageFrom(texts, ({ tooMuch }) => tooMuch(most)));
  const language = languageOf(context.user.locale);
  const wrong: FieldError[] = [];
  const turn = turns();
  const read: ReadLand[] = [];
  for (const [place, { parcelId, legalDescription, metres, agreementId }] of land.entries()) {
    await turn();
    const own = {
      place,
      parcelId: checkedId(parcelId),
      metres,
      agreementId: agreementId ? checkedId(agreementId) : null,
    };
    if (legalDescription === null || legalDescription === undefined) {
      read.push({ ...own, described: null });
      continue;
    }
    const checked = validate(parcelValidator, { parts: [{ id: randomUUID(), legalDescription }] }, language);
    const path = `input.land[${place}].legalDescription`;
    const [part, ...more] = checked.valid ? checked.value.parts : [];
    if (part && more.length === 0) read.push({ ...own, described: { land: descriptionOf([part]), part } });
    else if (checked.valid)
      wrong.push({ path, message: messageFrom(texts, ({ onePiece }) => onePiece)(language) });
    else wrong.push(...checked.errors.slice(0, 1).map(({ message }) => ({ path, message })));
  }
  if (wrong.length > 0) throw invalid(wrong);
  return read;
}

/** What was written: the ids of new parcels and agreements, in the order of the route. */
interface Recorded {
  readonly parcelIds: readonly string[];
  readonly agreementIds: readonly string[];
}

async function writeAll(
  { surfaceProjectId, agreementType, landPurpose }: CrossedLandsInput,
  land: readonly ReadLand[],
  within: RecordContext,
): Promise<Recorded> {
  const { db } = within;
  await lockRecording(db);
  const projectId = checkedId(surfaceProjectId);
  await lockProject(db, projectId);
  if (!(await isSeen(within, 'SurfaceProject', projectId))) throw notFound();
  // The land may have been recorded since the client read the route, or by this same call if its answer was lost.
  const known = new Map(
    await parcelsCalled(
      db,
      land.flatMap(({ described }) => described?.land ?? []),
    ),
  );
  const added: DescribedParcel[] = [];
  const named = land.map((one) => {
    const { described, parcelId } = one;
    if (!described) return { ...one, id: parcelId };
    const key = described.land.toLowerCase();
    const there = known.get(key);
    if (there === undefined) {
      known.set(key, parcelId);
      added.push({ id: parcelId, part: described.part });
    }
    return { ...one, id: there ?? parcelId };
  });
  await addParcels(added, within);

  const wanted = named.flatMap((one) => (one.agreementId ? [{ ...one, agreementId: one.agreementId }] : []));
  const there = await agreementsThere(
    db,
    wanted.map(({ agreementId }) => agreementId),
  );
  const fresh = wanted.filter(({ agreementId }) => !there.has(agreementId));
  const unit = fresh.length > 0 ? await metreUnit(db) : undefined;
  const labels = await landCalled(
    db,
    fresh.flatMap(({ id, described }) => (described ? [] : [id])),
  );
  const saves = fresh.map(
    (one): AgreementSave => ({
      id: one.agreementId,
      name: (one.described?.land ?? labels.get(one.id) ?? '').slice(0, lengths.agreement.name),
      relatedParcels: [{ id: randomUUID(), parcel: { id: one.id } }],
      ...(agreementType ? { agreementType } : {}),
      ...(landPurpose ? { landPurpose } : {}),
      ...(one.metres !== null && one.metres !== undefined && unit
        ? { length: one.metres, lengthUnit: { id: unit } }
        : {}),
    }),
  );
  if (saves.length > 0) await addAgreements(projectId, saves, within);
  return { parcelIds: added.map(({ id }) => id), agreementIds: saves.map(({ id }) => id) };
}

/**
 * Records the land that a route crosses and makes agreements over it, in one transaction and with a number of
 * statements that does not grow with the land. Returns what was added. Throws an AppError.
 */
export async function recordCrossedLand(input: CrossedLandsInput, context: RecordContext): Promise<Recorded> {
  // A person who may not add to the project learns nothing about errors in the land.
  if (!(await isSeen(context, 'SurfaceProject', checkedId(input.surfaceProjectId)))) throw notFound();
  checkLandRight('parcel')({ action: 'create' }, context);
  const land = await readAll(input.land, context);
  try {
    return await inTransaction(context, (within) => writeAll(input, land, within));
  } catch (error) {
    if (brokenUnique(error) === undefined) throw error;
    throw new AppError(
      'CONFLICT',
      messageFrom(texts, ({ meanwhile }) => meanwhile),
      {},
      409,
    );
  }
}
