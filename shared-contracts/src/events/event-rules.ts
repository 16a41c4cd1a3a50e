import * as v from 'valibot';
import { dateFormats, lengths } from '../limits/index.ts';
import { isDateIn } from '../validators/date-rule.ts';
import { reference } from '../validators/reference-rules.ts';
import { fieldsOf, message, optional, required, shortText } from '../validators/rules.ts';

/** The rules of an event's fields (002 §5), in the order of its panel. */
export const eventRules = {
  eventType: required(reference),
  date: optional(
    v.pipe(
      v.string(message('notDatePlain')),
      v.trim(),
      v.check((text) => isDateIn(dateFormats.input, text), message('notDatePlain')),
    ),
  ),
  notes: shortText(lengths.event.notes),
};

/** An event as its panel and the API check it. */
export const eventValidator = fieldsOf(eventRules);

/** A field of an event that people write. */
export type EventField = keyof typeof eventRules;

const isKnown = (name: string): name is EventField => name in eventRules;

/** The fields of an event, in the order of its panel. */
export const eventFields: readonly EventField[] = Object.keys(eventRules).filter(isKnown);
