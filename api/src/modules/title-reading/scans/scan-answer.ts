import { titleContentSchema } from 'shared-contracts/title-reading';
import * as v from 'valibot';
import { titleFaults } from '../title-lines.ts';

/** What the process answers that reads a scanned title. */
export const scanAnswerSchema = v.union([
  v.object({ error: v.picklist(titleFaults) }),
  v.object({ content: titleContentSchema, hasCopy: v.boolean() }),
]);

export type ScanAnswer = v.InferOutput<typeof scanAnswerSchema>;
