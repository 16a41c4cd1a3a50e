import { parse } from 'graphql';
import { costLimit, operationCost } from './operation-cost.ts';
import { longestOperation, nestsTooDeep } from './operation-limits.ts';

/** Why this API would never run an operation, whatever its variables; undefined where it would, or where it does not parse. */
export function operationRefusal(text: string): string | undefined {
  if (text.length > longestOperation) return `An operation cannot exceed ${longestOperation} characters.`;
  try {
    if (nestsTooDeep(text)) return 'The operation nests too deep.';
    if (operationCost(parse(text), {}) > costLimit) return 'It asks for too much at once.';
  } catch {
    // What does not parse is told with what does not fit the schema.
    return undefined;
  }
  return undefined;
}
