import * as v from 'valibot';
import { compareDecimals, sumOf } from '../decimal/index.ts';
import type { FieldError } from '../errors/index.ts';
import { fallbackLanguage, type Language } from '../i18n/language.ts';
import { chosenLengths, landLimits } from '../limits/index.ts';
import { calendarDate } from '../validators/date-rule.ts';
import { decimal, money, optionalNumber } from '../validators/number-rules.ts';
import { reference } from '../validators/reference-rules.ts';
import { fieldsOf, message, optional, required, requiredShortText, shortText } from '../validators/rules.ts';
import { sumOfShares } from './fractions.ts';
import { hasContent } from './has-content.ts';
import { partyCalculations, partyTypes } from './land-choices.ts';
import { landMessage, landText } from './land-texts.ts';
import { rowId, sharePart } from './ownership-rules.ts';
import { shareErrors, wholeShares } from './share-rules.ts';

const longest = chosenLengths.land;

const party = fieldsOf({
  id: rowId,
  partyType: v.nullish(v.picklist(partyTypes, message('invalid')), 'NOT_SET'),
  businessAssociate: reference,
  name: shortText(longest.name),
  percentage: optionalNumber(decimal({ range: { min: 0, max: 100 } })),
  fractionNumerator: sharePart,
  fractionDenominator: sharePart,
});

/** The rules of an instrument's fields, in the order of its page. */
export const instrumentRules = {
  title: required(reference, landMessage('titleMissing')),
  registrationNumber: requiredShortText(longest.number),
  instrumentType: reference,
  registeredDate: optional(calendarDate()),
  dischargedDate: optional(calendarDate()),
  dischargeNumber: shortText(longest.number),
  amount: optionalNumber(money()),
  partyCalculations: v.nullish(v.picklist(partyCalculations, message('invalid')), 'NOT_SET'),
  parties: v.nullish(
    v.pipe(
      v.array(party, message('invalid')),
      v.maxLength(landLimits.parties, message('tooManyRows', { n: landLimits.parties })),
    ),
    [],
  ),
  notes: shortText(longest.notes),
};

/** Checks the fields of an instrument one by one, for its page and for the API. */
export const instrumentValidator = fieldsOf(instrumentRules);

export type InstrumentValues = v.InferOutput<typeof instrumentValidator>;

/** The initial values of a new instrument. */
export const newInstrument = { registrationNumber: '', partyCalculations: 'NOT_SET', parties: [] } as const;

/** The initial values of a new party. */
export const newParty = { partyType: 'GRANTOR', name: null } as const;

const whole = '100';

/** Errors for parties of one kind whose shares add up to more than the whole. */
function sumErrors(
  { partyCalculations: calculation, parties }: InstrumentValues,
  language: Language,
): FieldError[] {
  const overs = partyTypes.flatMap((type) => {
    const same = parties.filter(({ partyType }) => partyType === type);
    if (calculation === 'PERCENTAGE') {
      const sum = sumOf(same.flatMap(({ percentage }) => percentage ?? []));
      const most = String(Number(whole) + landLimits.shareTolerance);
      return compareDecimals(sum, most) > 0 ? [`${sum} %`] : [];
    }
    const sum = sumOfShares(
      wholeShares(same.map(({ fractionNumerator: above, fractionDenominator: below }) => ({ above, below }))),
    );
    return calculation === 'FRACTION' && sum.value > 1 + landLimits.shareTolerance ? [sum.text] : [];
  });
  const [sum] = overs;
  return sum === undefined ? [] : [{ path: 'parties', message: landText(language, 'sharesOver', { sum }) }];
}

/** Rules of an instrument that involve several fields: its dates, its parties and their shares. */
export function instrumentErrors(
  values: InstrumentValues,
  language: Language = fallbackLanguage,
): readonly FieldError[] {
  const { registeredDate, dischargedDate, parties } = values;
  const isEarly = registeredDate !== null && dischargedDate !== null && dischargedDate < registeredDate;
  const errors = parties.flatMap(
    ({ businessAssociate, name, fractionNumerator, fractionDenominator }, place): FieldError[] => {
      const at = (field: string) => `parties[${place}].${field}`;
      return [
        ...(businessAssociate === null && name === null
          ? [{ path: at('name'), message: landText(language, 'partyMissing') }]
          : []),
        ...shareErrors(
          {
            numerator: [at('fractionNumerator'), fractionNumerator],
            denominator: [at('fractionDenominator'), fractionDenominator],
          },
          language,
        ),
      ];
    },
  );
  return [
    ...(hasContent(values.registrationNumber)
      ? []
      : [{ path: 'registrationNumber', message: landText(language, 'numberNotTold') }]),
    ...(isEarly ? [{ path: 'dischargedDate', message: landText(language, 'dischargedFirst') }] : []),
    ...(errors.length > 0 ? errors : sumErrors(values, language)),
  ];
}
