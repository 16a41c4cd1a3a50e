import { compareDecimals } from '../decimal/index.ts';
import type { FieldError } from '../errors/error-extensions.ts';
import { fallbackLanguage, type Language } from '../i18n/language.ts';
import { groupErrors } from '../land/index.ts';
import { duplicatePlaces } from '../validators/duplicate-rule.ts';
import { type ValidationText, validationText } from '../validators/validation-texts.ts';
import type { AgreementValues } from './agreement-validator.ts';
import type { LandownerValues } from './landowner-rules.ts';
import { type LifeStepValues, lifeStepFields } from './life-step-rules.ts';

type Fault = readonly [path: string, text: ValidationText];

const isThere = (value: unknown): boolean => value !== null && value !== undefined;

function landownerFaults(row: LandownerValues): readonly Fault[] {
  const { businessAssociate, legalName, contact, isJointTenant } = row;
  const { interestPercentage, interestFractionNumerator: above, interestFractionDenominator: below } = row;
  const faults: Fault[] = [];
  if (!businessAssociate && !legalName) faults.push(['businessAssociate', 'ownerMissing']);
  else if (contact && !businessAssociate) faults.push(['businessAssociate', 'required']);
  if (isThere(above) && !isThere(below)) faults.push(['interestFractionDenominator', 'required']);
  if (!isThere(above) && isThere(below)) faults.push(['interestFractionNumerator', 'required']);
  if (isThere(above) && isThere(below) && Number(above) > Number(below))
    faults.push(['interestFractionNumerator', 'shareAndWhole']);
  const hasShare = [interestPercentage, above, below].some(isThere);
  if (isJointTenant && hasShare) faults.push(['isJointTenant', 'jointTenantShare']);
  return faults;
}

/** Fields that are required for a step of a given kind. */
const neededOfStep: Readonly<Partial<Record<LifeStepValues['kind'], keyof LifeStepValues>>> = {
  Renewal: 'newExpiryDate',
  Assignment: 'assignee',
  PartialSurrender: 'surrenderedArea',
};

function lifeStepFaults(step: LifeStepValues): readonly Fault[] {
  const { kind, previousArea, surrenderedArea } = step;
  const needed = neededOfStep[kind];
  const foreign = Object.entries(lifeStepFields)
    .filter(([other]) => other !== kind)
    .flatMap(([, fields]) => fields)
    .filter((field) => !lifeStepFields[kind].includes(field) && isThere(step[field]));
  return [
    ...(needed && !isThere(step[needed]) ? [[needed, 'required'] as const] : []),
    ...[...new Set(foreign)].map((field) => [field, 'invalid'] as const),
    ...(previousArea && surrenderedArea && compareDecimals(surrenderedArea, previousArea) > 0
      ? [['surrenderedArea', 'surrenderTooLarge'] as const]
      : []),
  ];
}

const inRow = (list: string, place: number, faults: readonly Fault[]): readonly Fault[] =>
  faults.map(([path, text]) => [`${list}[${place}].${path}`, text]);

/**
 * Checks an agreement whose single fields are valid against the rules that concern several fields; each error has its
 * path.
 */
export function agreementErrors(
  values: AgreementValues,
  language: Language = fallbackLanguage,
): readonly FieldError[] {
  const { term, termUnit, effectiveDate, expiryDate } = values;
  const faults: readonly Fault[] = [
    ...(isThere(term) && !termUnit ? [['termUnit', 'required'] as const] : []),
    ...(effectiveDate && expiryDate && expiryDate < effectiveDate
      ? [['expiryDate', 'expiryBeforeEffective'] as const]
      : []),
    ...values.landowners.flatMap((row, place) => inRow('landowners', place, landownerFaults(row))),
    ...duplicatePlaces(values.relatedParcels, ({ parcel }) => [parcel?.id ?? null]).map(
      (place) => [`relatedParcels[${place}].parcel`, 'duplicate'] as const,
    ),
    ...duplicatePlaces(values.relatedTitles, ({ title }) => [title?.id ?? null]).map(
      (place) => [`relatedTitles[${place}].title`, 'duplicate'] as const,
    ),
    ...values.payments.flatMap(({ paidDate, returnedDate }, place) =>
      paidDate && returnedDate && returnedDate < paidDate
        ? [[`payments[${place}].returnedDate`, 'paidBeforeReturned'] as const]
        : [],
    ),
    ...values.lifeSteps.flatMap((step, place) => inRow('lifeSteps', place, lifeStepFaults(step))),
  ];
  const grouped = values.landowners.map((row) => ({
    ...row,
    isJoint: row.isJointTenant,
    above: row.interestFractionNumerator,
    below: row.interestFractionDenominator,
  }));
  return [
    ...faults.map(([path, text]) => ({ path, message: validationText(language, text) })),
    ...groupErrors(grouped, 'landowners', language),
  ];
}
