import * as v from 'valibot';
import { chosenLengths, landLimits } from '../limits/index.ts';
import { withoutDuplicates } from '../validators/duplicate-rule.ts';
import { reference } from '../validators/reference-rules.ts';
import { fieldsOf, message, required, requiredShortText, shortText, tick } from '../validators/rules.ts';
import { registrationSystems } from './land-choices.ts';
import { rowId } from './ownership-rules.ts';
import { area, parcelRows } from './title-rules.ts';

const longest = chosenLengths.land;

/** The titles of a tract, each only once. */
const chain = v.nullish(
  v.pipe(
    withoutDuplicates(fieldsOf({ id: rowId, title: required(reference) }), 'title', ({ title }) =>
      title ? [title.id] : undefined,
    ),
    v.maxLength(landLimits.titles, message('tooManyRows', { n: landLimits.titles })),
  ),
  [],
);

/** The rules of a title tract's own fields, in the order of its form. */
export const titleTractRules = {
  name: requiredShortText(longest.name),
  registrationSystem: v.nullish(v.picklist(registrationSystems, message('invalid')), 'NOT_SET'),
  legalDescription: shortText(longest.description),
  relatedParcels: parcelRows,
  grossArea: area,
  isActive: tick(true),
  chain,
  notes: shortText(longest.notes),
};

/** Checks a title tract's own fields, for its form and for the API. */
export const titleTractValidator = fieldsOf(titleTractRules);

/** The initial values of a new title tract. */
export const newTitleTract = {
  name: '',
  registrationSystem: 'TITLE',
  isActive: true,
  relatedParcels: [],
  chain: [],
} as const;
