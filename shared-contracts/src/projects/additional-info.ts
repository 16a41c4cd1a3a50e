import * as v from 'valibot';
import { fallbackLanguage, type Language } from '../i18n/language.ts';
import { chosenLengths, projectLimits } from '../limits/index.ts';
import { calendarDate } from '../validators/date-rule.ts';
import { errorsOf } from '../validators/field-errors.ts';
import { decimal } from '../validators/number-rules.ts';
import { reference } from '../validators/reference-rules.ts';
import { fieldsOf, message, required, requiredShortText, shortText } from '../validators/rules.ts';

const longest = chosenLengths.surfaceProject.infoValue;
const missing = message('required');

/** How the value of an additional-info type is entered. */
export type InfoControl = 'Text' | 'List' | 'Date' | 'Number';

const itemSchema = fieldsOf({
  id: v.pipe(v.string(message('invalid')), v.uuid(message('invalid')), v.toLowerCase()),
  type: required(reference, missing),
  value: shortText(longest),
  option: reference,
});

/** The additional-info items of a project: always the complete list; their types decide which values are allowed. */
export const additionalInfoItems = v.nullish(
  v.pipe(
    v.array(itemSchema, message('invalid')),
    v.maxLength(projectLimits.infoItems, message('tooManyRows', { n: projectLimits.infoItems })),
  ),
  [],
);

const empty = v.null(message('invalid'));

const rulesByControl: Readonly<Record<InfoControl, v.ObjectEntries>> = {
  Text: { value: requiredShortText(longest), option: empty },
  List: { value: empty, option: required(reference, missing) },
  Date: { value: required(calendarDate(), missing), option: empty },
  Number: { value: required(decimal({ allowsNegative: true }), missing), option: empty },
};

/** How a type's values are entered; as text by default. */
export const infoControlOf = (controlTypeCode: string | null | undefined): InfoControl =>
  controlTypeCode === 'List' || controlTypeCode === 'Date' || controlTypeCode === 'Number'
    ? controlTypeCode
    : 'Text';

/** An additional-info item before it is validated. */
export interface InfoValue {
  readonly value?: string | null | undefined;
  readonly option?: { readonly id: string } | null | undefined;
}

/** The errors of an additional-info item's value, by the control of its type: at `value` or `option`. */
export function infoValueErrors(
  control: InfoControl,
  { value, option }: InfoValue,
  language: Language = fallbackLanguage,
) {
  const answer = { value: value ?? null, option: option ?? null };
  return errorsOf(fieldsOf(rulesByControl[control]), answer, language);
}
