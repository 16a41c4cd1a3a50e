import { createHash } from 'node:crypto';

/** Whether an operation is the one that a hash stands for. */
export const isHashOf = (hash: string, text: string): boolean =>
  createHash('sha256').update(text).digest('hex') === hash;
