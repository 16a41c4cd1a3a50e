import { pauseErrors } from '../consultation/pause-rules.ts';
import type { FieldError } from '../errors/error-extensions.ts';
import { fallbackLanguage, type Language } from '../i18n/language.ts';
import { duplicatePlaces } from '../validators/duplicate-rule.ts';
import { validationText } from '../validators/validation-texts.ts';
import type { StakeholderValues } from './stakeholder-rules.ts';

/**
 * Rules beyond the single fields of a stakeholder whose fields are valid, each error at its path: no parcel and no type
 * occurs twice.
 */
export function stakeholderErrors(
  values: StakeholderValues,
  language: Language = fallbackLanguage,
): readonly FieldError[] {
  const message = validationText(language, 'duplicate');
  const parcels = duplicatePlaces(values.relatedParcels, ({ parcel }) => [parcel?.id ?? null]);
  const types = duplicatePlaces(values.stakeholderTypes, ({ type }) => [type?.id ?? null]);
  return [
    ...types.map((place) => ({ path: `stakeholderTypes[${place}].type`, message })),
    ...parcels.map((place) => ({ path: `relatedParcels[${place}].parcel`, message })),
    ...pauseErrors(values.pauses, language),
  ];
}
