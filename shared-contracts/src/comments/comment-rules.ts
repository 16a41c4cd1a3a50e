import { commentLimits } from '../limits/index.ts';
import { fieldsOf, requiredShortText, tick } from '../validators/rules.ts';

/** The rules of a comment's fields. */
export const commentRules = {
  text: requiredShortText(commentLimits.text),
  isConfidential: tick(false),
};

/** A comment as its box and the API check it. */
export const commentValidator = fieldsOf(commentRules);
