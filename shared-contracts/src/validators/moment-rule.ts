import * as v from 'valibot';
import { message } from './rules.ts';

/** A moment with its offset from UTC (ISO 8601); the result is in UTC. Anything else gives 'Invalid value.'. */
export const moment = v.pipe(
  v.string(message('invalid')),
  v.trim(),
  v.isoTimestamp(message('invalid')),
  v.check((text) => !Number.isNaN(Date.parse(text)), message('invalid')),
  v.transform((text) => new Date(text).toISOString()),
);
