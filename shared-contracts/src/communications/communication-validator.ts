import * as v from 'valibot';
import { stepRules } from '../consultation/step-rules.ts';
import { dateFormats, lengths } from '../limits/index.ts';
import { isDateIn } from '../validators/date-rule.ts';
import { reference, references } from '../validators/reference-rules.ts';
import { fieldsOf, message, optional, optionalText, tick } from '../validators/rules.ts';

/** The outcomes of an attempt that did not succeed, in the order of the menu. */
export const attemptOutcomes = ['NoAnswer', 'LeftCard', 'Refused'] as const;

const longest = lengths.communication;

/** The maximum number of people, and of associates, in one communication. */
const mostNamed = 200;

/** The rules of a communication's fields (002 §5, decision 58), in the order of its page. */
export const communicationRules = {
  date: v.pipe(
    v.nullish(v.string(message('notDatePlain')), ''),
    v.trim(),
    v.nonEmpty(message('requiredPlain')),
    v.check((text) => isDateIn(dateFormats.input, text), message('notDatePlain')),
  ),
  timeOfDay: optional(
    v.pipe(
      v.string(message('notTimeOfDay')),
      v.trim(),
      v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, message('notTimeOfDay')),
    ),
  ),
  representative: reference,
  methodOfContact: reference,
  businessAssociates: references(mostNamed),
  contacts: references(mostNamed),
  comments: optionalText(
    longest.comments,
    message('namedMaxLength', { n: longest.comments, field: 'Comments' }),
  ),
  confidential: tick(false),
  isSuccessful: tick(true),
  outcome: optional(v.picklist(attemptOutcomes, message('invalid'))),
  ...stepRules,
};

/** An editable field of a communication, apart from its documents. */
export type CommunicationField = keyof typeof communicationRules;

/** Checks a communication, for its page and for the API. */
export const communicationValidator = fieldsOf(communicationRules);

export type CommunicationValues = v.InferOutput<typeof communicationValidator>;

const isKnown = (name: string): name is CommunicationField => name in communicationRules;

/** The fields of a communication, in the order of its page. */
export const communicationFields: readonly CommunicationField[] =
  Object.keys(communicationRules).filter(isKnown);
