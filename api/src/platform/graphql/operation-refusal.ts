import { parse } from 'graphql';
import { costLimit, operationCost } from './operation-cost.ts';
import { longestOperation, nestsTooDeep } from './operation-limits.ts';

/**
 * Why this API would never run an operation, with any variables; undefined if it would, or if the operation does not
 * parse.
 */
export function operationRefusal(text: string): string | undefined {
  if (text.length > longestOperation) return `An operation cannot exceed ${longestOperation} characters.`;
  try {
    if (nestsTooDeep(text)) return 'The operation nests too deep.';
    if (operationCost(parse(text), {}) > costLimit) return 'It asks for too much at once.';
  } catch {
    // Syntax errors are reported with those of validation against the schema.
    return undefined;
  }
  return undefined;
}
