import * as v from 'valibot';
import { compareDecimals } from '../decimal/index.ts';
import type { FieldError } from '../errors/index.ts';
import { fallbackLanguage, type Language } from '../i18n/language.ts';
import { chosenLengths, landLimits } from '../limits/index.ts';
import { calendarDate } from '../validators/date-rule.ts';
import { withoutDuplicates } from '../validators/duplicate-rule.ts';
import { decimal, optionalNumber } from '../validators/number-rules.ts';
import { reference } from '../validators/reference-rules.ts';
import { fieldsOf, message, optional, required, requiredShortText, shortText } from '../validators/rules.ts';
import { hasContent } from './has-content.ts';
import { titleStatuses } from './land-choices.ts';
import { landText } from './land-texts.ts';
import { ownershipErrors, ownerships, rowId } from './ownership-rules.ts';

const longest = chosenLengths.land;

/** An area in hectares, with four decimals as typed (decision 57). */
export const area = optionalNumber(decimal());

/** Rows that name a parcel, each parcel only once. */
export const parcelRows = v.nullish(
  v.pipe(
    withoutDuplicates(fieldsOf({ id: rowId, parcel: required(reference) }), 'parcel', ({ parcel }) =>
      parcel ? [parcel.id] : undefined,
    ),
    v.maxLength(landLimits.parcels, message('tooManyRows', { n: landLimits.parcels })),
  ),
  [],
);

/** The rules of a title's fields, in the order of its page. */
export const titleRules = {
  number: requiredShortText(longest.number),
  status: v.nullish(v.picklist(titleStatuses, message('invalid')), 'Active'),
  type: reference,
  relatedParcels: parcelRows,
  grossArea: area,
  netArea: area,
  registeredDate: optional(calendarDate()),
  cancelledDate: optional(calendarDate()),
  searchedDate: optional(calendarDate()),
  previousTitle: reference,
  ownerships,
  notes: shortText(longest.notes),
};

/** Checks the fields of a title one by one, for its page and for the API. */
export const titleValidator = fieldsOf(titleRules);

export type TitleValues = v.InferOutput<typeof titleValidator>;

/** The initial values of a new title. */
export const newTitle = { number: '', status: 'Active', relatedParcels: [], ownerships: [] } as const;

/** The initial values of a new owner. */
export const newOwnership = { tenancy: 'COMMON', legalName: null, legalAddress: null } as const;

/** An error for a net area that is larger than the gross area. */
export const areaErrors = (
  { grossArea, netArea }: { readonly grossArea: string | null; readonly netArea: string | null },
  language: Language,
): FieldError[] =>
  grossArea !== null && netArea !== null && compareDecimals(netArea, grossArea) > 0
    ? [{ path: 'netArea', message: landText(language, 'netOverGross') }]
    : [];

/**
 * Rules of a title that involve several fields: dates, areas, owners and their shares, and that it does not replace
 * itself.
 */
export function titleErrors(
  id: string,
  values: TitleValues,
  language: Language = fallbackLanguage,
): readonly FieldError[] {
  const { status, registeredDate, cancelledDate, previousTitle } = values;
  const isEarly = registeredDate !== null && cancelledDate !== null && cancelledDate < registeredDate;
  return [
    ...(hasContent(values.number) ? [] : [{ path: 'number', message: landText(language, 'numberNotTold') }]),
    ...areaErrors(values, language),
    ...(isEarly ? [{ path: 'cancelledDate', message: landText(language, 'cancelledFirst') }] : []),
    ...(cancelledDate !== null && status !== 'Cancelled'
      ? [{ path: 'status', message: landText(language, 'notCancelled') }]
      : []),
    ...(previousTitle?.id === id.toLowerCase()
      ? [{ path: 'previousTitle', message: landText(language, 'ownPrevious') }]
      : []),
    ...ownershipErrors(values.ownerships, language),
  ];
}
