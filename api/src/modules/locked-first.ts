import type { Db } from '../platform/db/database.ts';
import type { RecordContext } from '../records/record-context.ts';
import type { SaveList } from '../records/writing/save-list.ts';

/** What a save locks before it looks at any of its records: what is numbered or used once is then written one save after the other. */
export const lockedFirst = (lock: (db: Db) => Promise<void>): SaveList<RecordContext> => ({
  rows: [],
  checkPerson: () => {},
  settled: () => {},
  begin: ({ db }) => lock(db),
});
