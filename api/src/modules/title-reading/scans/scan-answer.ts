import { titleContentSchema } from 'shared-contracts/title-reading';
import * as v from 'valibot';
import { titleFaults } from '../title-lines.ts';

/** The answer of the process that reads a scanned title. */
export const scanAnswerSchema = v.union([
  v.object({ error: v.picklist(titleFaults) }),
  v.object({ content: titleContentSchema, hasCopy: v.boolean() }),
]);

export type ScanAnswer = v.InferOutput<typeof scanAnswerSchema>;
