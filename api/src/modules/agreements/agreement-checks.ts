import { inLanguage, languageOf } from 'shared-contracts';
import { agreementErrors, agreementValidator } from 'shared-contracts/agreements';
import type { FieldError } from 'shared-contracts/errors';
import { validate, validationText } from 'shared-contracts/validators';
import * as v from 'valibot';
import { texts } from '../../generated/texts/agreements.ts';
import type { RecordContext } from '../../records/record-context.ts';
import type { RecordValues, StoredRecord } from '../../records/writing/writable-kind.ts';
import { rowLists } from './agreement-fields.ts';
import { isInChain, isStatusOf, rowsElsewhere, strangerTo } from './agreement-store.ts';

const namedSchema = v.nullish(v.looseObject({ id: v.string() }));
const rowsSchema = v.nullish(v.array(v.looseObject({ id: v.string() })), []);

const idIn = (values: RecordValues | undefined, field: string): string | undefined =>
  v.parse(namedSchema, values?.[field])?.id;

const rowIds = (values: RecordValues | undefined, list: string): readonly string[] =>
  v.parse(rowsSchema, values?.[list]).map(({ id }) => id);

/** Where an agreement stands. */
interface Place {
  readonly projectId: string;
  readonly id: string;
}

/** Rows whose ids another agreement has: they would be lost without a word. */
async function rowErrors(
  values: RecordValues,
  { db, user }: RecordContext,
  before: RecordValues | undefined,
  id: string,
): Promise<readonly FieldError[]> {
  const fresh = Object.fromEntries(
    rowLists.map((list) => {
      const known = new Set(rowIds(before, list));
      return [list, rowIds(values, list).filter((row) => !known.has(row))];
    }),
  );
  const message = validationText(languageOf(user.locale), 'invalid');
  return (await rowsElsewhere(db, id, fresh)).map((row) => ({
    path: `${row.list}[${rowIds(values, row.list).indexOf(row.id)}].id`,
    message,
  }));
}

/** What an agreement newly names and may not: somebody who does not see the project, a status of another operator. */
export async function namedErrors(
  values: RecordValues,
  { db, user }: RecordContext,
  before: RecordValues | undefined,
  projectId: string,
): Promise<readonly FieldError[]> {
  const told = inLanguage(texts, languageOf(user.locale));
  const fresh = (field: string) => {
    const id = idIn(values, field);
    return id === idIn(before, field) ? undefined : id;
  };
  const [agent, status] = [fresh('landAgent'), fresh('surfaceStatus')];
  const stranger = agent && (await strangerTo(db, agent, projectId));
  const isForeign = status && !(await isStatusOf(db, status, projectId));
  return [
    ...(stranger ? [{ path: 'landAgent', message: told.stranger(stranger) }] : []),
    ...(isForeign ? [{ path: 'surfaceStatus', message: told.statusElsewhere }] : []),
  ];
}

/** What holds of an agreement beyond its single fields, each at its path. */
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
    ...(await rowErrors(values, within, before?.values, id)),
    ...(await namedErrors(values, within, before?.values, projectId)),
  ];
}
