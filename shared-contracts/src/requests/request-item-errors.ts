import { compareDecimals } from '../decimal/index.ts';
import type { FieldError } from '../errors/error-extensions.ts';
import { fallbackLanguage, type Language } from '../i18n/language.ts';
import { duplicatePlaces } from '../validators/duplicate-rule.ts';
import { validationText } from '../validators/validation-texts.ts';
import type { RequestItemValues } from './request-item-rules.ts';

/** How long the known roads are, in kilometres, by their ids. */
export type RoadLengths = ReadonlyMap<string, string>;

const isThere = (value: unknown): boolean => value !== null && value !== undefined;

/**
 * Rules beyond single fields of an item whose fields are valid, each error at its path: a term has a unit, the item
 * does not expire before it begins, no parcel and no road occurs twice, and no more of a road is used than its
 * length. A road of unknown length has no such limit.
 */
export function requestItemErrors(
  values: RequestItemValues,
  roadLengths: RoadLengths,
  language: Language = fallbackLanguage,
): readonly FieldError[] {
  const { term, termUnit, effectiveDate, expiryDate, relatedParcels, roads } = values;
  const tooLong = roads.flatMap(({ road, usedLength }, place) => {
    const length = road ? roadLengths.get(road.id) : undefined;
    if (!length || !usedLength || compareDecimals(usedLength, length) <= 0) return [];
    const message = validationText(language, 'usedLongerThanRoad', { name: length });
    return [{ path: `roads[${place}].usedLength`, message }];
  });
  const duplicate = (path: string) => ({ path, message: validationText(language, 'duplicate') });
  return [
    ...(isThere(term) && !termUnit
      ? [{ path: 'termUnit', message: validationText(language, 'required') }]
      : []),
    ...(effectiveDate && expiryDate && expiryDate < effectiveDate
      ? [{ path: 'expiryDate', message: validationText(language, 'expiryBeforeEffective') }]
      : []),
    ...duplicatePlaces(relatedParcels, ({ parcel }) => [parcel?.id ?? null]).map((place) =>
      duplicate(`relatedParcels[${place}].parcel`),
    ),
    ...duplicatePlaces(roads, ({ road }) => [road?.id ?? null]).map((place) =>
      duplicate(`roads[${place}].road`),
    ),
    ...tooLong,
  ];
}
