import { inLanguage, languageOf } from 'shared-contracts';
import type { FieldError } from 'shared-contracts/errors';
import { validationText } from 'shared-contracts/validators';
import * as v from 'valibot';
import { texts as projectTexts } from '../../generated/texts/projects.ts';
import { isSeen } from '../../records/reading/record-parents.ts';
import type { RecordContext } from '../../records/record-context.ts';
import type { RecordValues } from '../../records/writing/writable-kind.ts';
import { infoItemErrors } from './info-item-errors.ts';
import { factsOfParts, type NamedParts } from './project-facts-store.ts';

const namedSchema = v.nullish(v.looseObject({ id: v.string() }));

/** The id of the record that a field names. */
export const idIn = (values: RecordValues | undefined, field: string): string | null =>
  v.parse(namedSchema, values?.[field])?.id ?? null;

const partsOf = (values: RecordValues | undefined): NamedParts => ({
  broker: idIn(values, 'broker'),
  brokerOffice: idIn(values, 'brokerOffice'),
  operator: idIn(values, 'operator'),
  operatorOffice: idIn(values, 'operatorOffice'),
  surfaceStatus: idIn(values, 'surfaceStatus'),
  client: idIn(values, 'client'),
});

/**
 * Errors for parts that do not fit together: offices of other companies, a status of another operator, a broker that is
 * not a broker company.
 */
async function partErrors(
  values: RecordValues,
  { db, user }: RecordContext,
  before: RecordValues | undefined,
): Promise<readonly FieldError[]> {
  const parts = partsOf(values);
  const known = partsOf(before);
  const isNew = (...fields: readonly (keyof NamedParts)[]) =>
    fields.some((field) => parts[field] !== known[field]);
  const facts = await factsOfParts(db, parts);
  const texts = inLanguage(projectTexts, languageOf(user.locale));
  const officeErrors = (party: 'broker' | 'operator', company: string | null): readonly FieldError[] => {
    const path = `${party}Office` as const;
    if (!parts[path] || !isNew(party, path) || company === parts[party]) return [];
    return [{ path, message: parts[party] ? texts.officeElsewhere : texts.officeAlone }];
  };
  const isForeignStatus = facts.statusCompany !== null && facts.statusCompany !== parts.operator;
  const errorIf = (isWrong: boolean, path: keyof NamedParts, message: string): readonly FieldError[] =>
    isWrong && isNew(path) ? [{ path, message }] : [];
  return [
    ...errorIf(facts.brokerKind !== null && facts.brokerKind !== 'broker', 'broker', texts.noBroker),
    ...errorIf(
      facts.operatorKind !== null && facts.operatorKind !== 'operator',
      'operator',
      texts.noOperator,
    ),
    ...officeErrors('broker', facts.brokerOfficeCompany),
    ...officeErrors('operator', facts.operatorOfficeCompany),
    ...(isForeignStatus && isNew('surfaceStatus', 'operator')
      ? [{ path: 'surfaceStatus', message: texts.statusElsewhere }]
      : []),
    ...errorIf(facts.isClient === false, 'client', texts.noClient),
  ];
}

/** Rules of a project that involve several fields. */
export async function projectErrors(
  values: RecordValues,
  within: RecordContext,
  before: RecordValues | undefined,
  projectId: string,
): Promise<readonly FieldError[]> {
  const manager = values['taskManagerId'];
  const isForeignManager =
    manager && manager !== before?.['taskManagerId'] && !(await isSeen(within, 'TaskManager', manager));
  const invalid = validationText(languageOf(within.user.locale), 'invalid');
  return [
    ...(await partErrors(values, within, before)),
    ...(isForeignManager ? [{ path: 'taskManagerId', message: invalid }] : []),
    ...(await infoItemErrors(values, within, before, projectId)),
  ];
}
