import type { Db } from '../platform/db/database.ts';
import type { RecordContext } from '../records/record-context.ts';
import type { SaveList } from '../records/writing/save-list.ts';

/**
 * Takes a lock before a save reads any of its records, so that saves that take numbers, or claim something that exists
 * once, run one after the other.
 */
export const lockedFirst = (lock: (db: Db) => Promise<void>): SaveList<RecordContext> => ({
  rows: [],
  checkPerson: () => {},
  settled: () => {},
  begin: ({ db }) => lock(db),
});
