import { limits } from '../limits/index.ts';
import { calendarDate } from '../validators/date-rule.ts';
import { fieldsOf, required, shortText } from '../validators/rules.ts';

/** The rules of a revision's fields (002 §3): what changed of the route or the scope, and when. */
export const projectRevisionRules = {
  date: required(calendarDate()),
  details: shortText(limits.textarea),
};

/** Checks the fields of a revision, for its panel and for the API. */
export const projectRevisionValidator = fieldsOf(projectRevisionRules);
