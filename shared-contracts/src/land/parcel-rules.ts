import * as v from 'valibot';
import type { FieldError } from '../errors/index.ts';
import { fallbackLanguage, type Language } from '../i18n/language.ts';
import {
  type LegalDescription,
  parseLegalDescription,
  piecesOf,
  readLand,
  sectionsOf,
} from '../land-survey/index.ts';
import { chosenLengths, landLimits } from '../limits/index.ts';
import { duplicatePlaces, withoutDuplicates } from '../validators/duplicate-rule.ts';
import { reference } from '../validators/reference-rules.ts';
import { fieldsOf, message, required, requiredShortText, shortText, tick } from '../validators/rules.ts';
import { outlineKinds, rightsTypes, roadAllowanceSides } from './land-choices.ts';
import { partProblem } from './land-problems.ts';
import { landMessage, landText } from './land-texts.ts';
import { outlineRule } from './outline.ts';
import { outlinePlaceErrors } from './outline-place.ts';
import { rowId } from './ownership-rules.ts';
import { registryErrors, registryNumber } from './registry-number.ts';
import { area, areaErrors } from './title-rules.ts';

const longest = chosenLengths.land;

const written = fieldsOf({
  id: rowId,
  legalDescription: requiredShortText(longest.description),
  isPortion: tick(false),
  isInWords: tick(false),
  notes: shortText(longest.description),
});

export type ParcelPartValues = v.InferOutput<typeof written>;

/** The id of a row that one row is split into: the first keeps the original id, the others get new ones. */
const idOfPiece = (id: string, place: number): string => (place === 0 ? id : crypto.randomUUID());

/** The notes of a part, with the text that was not understood as land added. */
const noteWith = (notes: string | null, note: string): string | null => {
  if (note === '' || notes?.includes(note)) return notes;
  return notes === null ? note : `${notes}; ${note}`;
};

/**
 * How a row of a legal description is stored: surveyed land in its standard notation, several pieces as one row each,
 * and land that no survey numbers in its own words. Text that is only partly understood is refused.
 */
const part = v.pipe(
  written,
  v.rawTransform(({ dataset, addIssue, config, NEVER }): ParcelPartValues[] => {
    const { value } = dataset;
    if (value.isInWords) return [value];
    const { legalDescription, isPortion, notes, id } = value;
    const reading = readLand(legalDescription);
    const problem = partProblem(reading);
    if (!problem)
      return piecesOf(reading).map((piece, place) => ({
        id: idOfPiece(id, place),
        legalDescription: piece.description,
        isPortion: isPortion || piece.isPortion,
        isInWords: piece.isInWords,
        notes: noteWith(notes, piece.note),
      }));
    const { text, values } = problem;
    addIssue({
      message: landMessage(text, values)({ lang: config.lang }),
      path: [
        {
          type: 'object',
          origin: 'value',
          input: value,
          key: 'legalDescription',
          value: legalDescription,
        },
      ],
    });
    return NEVER;
  }),
);

/** The parts of a legal description, each only once. */
const parts = v.pipe(
  v.nullish(
    v.pipe(
      withoutDuplicates(part, 'legalDescription', ([one]) => one && [one.legalDescription]),
      v.transform((rows) => rows.flat()),
      v.rawTransform(({ dataset: { value }, addIssue, config }) => {
        const twice = duplicatePlaces(value, ({ legalDescription }) => [legalDescription]);
        const [first] = twice;
        if (first !== undefined)
          addIssue({
            message: landMessage('partTwice', { land: value[first]?.legalDescription ?? '' })({
              lang: config.lang,
            }),
          });
        return value;
      }),
    ),
    [],
  ),
  v.minLength(1, landMessage('partsMissing')),
  v.maxLength(landLimits.parts, message('tooManyRows', { n: landLimits.parts })),
);

const roadAllowance = fieldsOf({
  id: rowId,
  side: required(v.picklist(roadAllowanceSides, message('invalid'))),
  planNumber: shortText(longest.number),
  area,
  isClosed: tick(false),
  notes: shortText(longest.description),
});

/** The rules of a parcel's own fields, in the order of its form. */
export const parcelRules = {
  parts,
  uniqueNumber: shortText(longest.number),
  registryNumber,
  rightsType: v.nullish(v.picklist(rightsTypes, message('invalid')), 'Surface'),
  country: reference,
  stateOrProvince: reference,
  grossArea: area,
  netArea: area,
  isActive: tick(true),
  parent: reference,
  roadAllowances: v.nullish(
    v.pipe(
      v.array(roadAllowance, message('invalid')),
      v.maxLength(landLimits.roadAllowances, message('tooManyRows', { n: landLimits.roadAllowances })),
    ),
    [],
  ),
  surveyedOutline: outlineRule,
  outlineInUse: v.nullish(v.picklist(outlineKinds, message('invalid')), 'THEORETICAL'),
  notes: shortText(longest.notes),
};

/** Checks a parcel's own fields, for its form and for the API. */
export const parcelValidator = fieldsOf(parcelRules);

export type ParcelValues = v.InferOutput<typeof parcelValidator>;

/** The initial values of a new parcel. */
export const newParcel = {
  parts: [],
  rightsType: 'Surface',
  isActive: true,
  roadAllowances: [],
  outlineInUse: 'THEORETICAL',
} as const;

const portionMark = 'ptn. ';

/** The whole legal description of a parcel in one line: `NW-36-042-03-W5M, ptn. SE-36-042-03-W5M`. */
export const descriptionOf = (
  rows: readonly Pick<ParcelPartValues, 'legalDescription' | 'isPortion'>[],
): string =>
  rows
    .map(({ legalDescription, isPortion }) => `${isPortion ? portionMark : ''}${legalDescription}`)
    .join(', ');

/** The land of which a description of one part names a portion; undefined if it names all of it. */
export const landOfPortion = (description: string): string | undefined =>
  description.startsWith(portionMark) ? description.slice(portionMark.length) : undefined;

/** The land of a parcel's parts, with a whole township as its sections; land in words has no location. */
export const landOfParts = (
  rows: readonly Pick<ParcelPartValues, 'legalDescription' | 'isInWords'>[],
): readonly LegalDescription[] =>
  rows.flatMap(({ legalDescription, isInWords }): readonly LegalDescription[] => {
    if (isInWords) return [];
    const land: LegalDescription | undefined = parseLegalDescription(legalDescription);
    return land ? [land] : readLand(legalDescription).townships.flatMap((place) => [...sectionsOf(place)]);
  });

/**
 * Rules of a parcel that involve several fields: its areas, that it was not divided from itself, and that the outline
 * in use exists.
 */
export function parcelErrors(
  id: string,
  values: ParcelValues,
  language: Language = fallbackLanguage,
): readonly FieldError[] {
  const { parent, outlineInUse, surveyedOutline, parts: rows } = values;
  return [
    ...areaErrors(values, language),
    ...outlinePlaceErrors(surveyedOutline, landOfParts(rows), language),
    ...registryErrors(values.registryNumber, landOfParts(rows), language),
    ...(parent?.id === id.toLowerCase()
      ? [{ path: 'parent', message: landText(language, 'ownParent') }]
      : []),
    ...(outlineInUse === 'SURVEYED' && surveyedOutline === null
      ? [{ path: 'outlineInUse', message: landText(language, 'outlineMissing') }]
      : []),
  ];
}
