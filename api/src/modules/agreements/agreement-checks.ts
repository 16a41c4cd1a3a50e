import { inLanguage, languageOf } from 'shared-contracts';
import { agreementErrors, agreementValidator } from 'shared-contracts/agreements';
import type { FieldError } from 'shared-contracts/errors';
import { validate, validationText } from 'shared-contracts/validators';
import * as v from 'valibot';
import { texts } from '../../generated/texts/agreements.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { batchedQuery } from '../../records/writing/batched-query.ts';
import type { RecordValues, StoredRecord } from '../../records/writing/writable-kind.ts';
import { runPaymentFaults } from '../rentals/index.ts';
import { rowErrors } from '../rows-elsewhere.ts';
import { agreementRows, isInChain, isStatusOf, strangerTo } from './agreement-store.ts';

const namedSchema = v.nullish(v.looseObject({ id: v.string() }));

const idIn = (values: RecordValues | undefined, field: string): string | undefined =>
  v.parse(namedSchema, values?.[field])?.id;

/** The project and company in which an agreement is checked. */
interface Place {
  readonly projectId: string;
  readonly id: string;
}

const strangerTogether = batchedQuery(async ({ db }: Pick<RecordContext, 'db'>, people, projectId) => {
  const names = await Promise.all(people.map((id) => strangerTo(db, id, projectId)));
  return new Map(
    people.flatMap((id, place) => (names[place] === undefined ? [] : [[id, names[place]] as const])),
  );
});

const isForeignTogether = batchedQuery(async ({ db }: Pick<RecordContext, 'db'>, statuses, projectId) => {
  const areOwn = await Promise.all(statuses.map((id) => isStatusOf(db, id, projectId)));
  return new Map(statuses.map((id, place) => [id, !areOwn[place]]));
});

/**
 * Newly referenced records that an agreement may not refer to: a person who does not see the project, or a status of
 * another operator.
 */
export async function namedErrors(
  values: RecordValues,
  { db, user }: RecordContext,
  before: RecordValues | undefined,
  projectId: string,
): Promise<readonly FieldError[]> {
  const messages = inLanguage(texts, languageOf(user.locale));
  const fresh = (field: string) => {
    const id = idIn(values, field);
    return id === idIn(before, field) ? undefined : id;
  };
  const [agent, status] = [fresh('landAgent'), fresh('surfaceStatus')];
  const [stranger, isForeign] = await Promise.all([
    agent ? strangerTogether({ db }, agent, projectId) : undefined,
    status ? isForeignTogether({ db }, status, projectId) : false,
  ]);
  return [
    ...(stranger ? [{ path: 'landAgent', message: messages.stranger(stranger) }] : []),
    ...(isForeign ? [{ path: 'surfaceStatus', message: messages.statusElsewhere }] : []),
  ];
}

/** Rules for an agreement beyond its single fields, each fault at its path. */
export async function agreementFaults(
  values: RecordValues,
  within: RecordContext,
  before: StoredRecord | undefined,
  { projectId, id }: Place,
): Promise<readonly FieldError[]> {
  const language = languageOf(within.user.locale);
  const checked = validate(agreementValidator, values, language);
  const follows = idIn(values, 'follows');
  const isCircle =
    follows && follows !== idIn(before?.values, 'follows') && (await isInChain(within.db, id, follows));
  return [
    ...(checked.valid ? agreementErrors(checked.value, language) : []),
    ...(isCircle ? [{ path: 'follows', message: validationText(language, 'followsItself') }] : []),
    ...(await runPaymentFaults(values, within, before, id)),
    ...(await rowErrors(agreementRows, values, within, before?.values, id)),
    ...(await namedErrors(values, within, before?.values, projectId)),
  ];
}
