import { createHash } from 'node:crypto';

/** Whether an operation has this hash. */
export const isHashOf = (hash: string, text: string): boolean =>
  createHash('sha256').update(text).digest('hex') === hash;
