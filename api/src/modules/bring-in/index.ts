export { registerBringCalls } from './bring-calls.ts';
export { bringRefusal as tableRefusal, filled, type Gaps } from './bring-words.ts';
export { ownUpload } from './own-upload-store.ts';
export { ownersIn } from './owner-names.ts';
export { type RecordGroup, recordGroups } from './record-groups.ts';
export type { RecordRow } from './record-rows.ts';
export { rowsOfSheet } from './record-sheet.ts';
export { ownTable, tableLimits, withTable } from './table-file.ts';
export { type TableReader, tableReader } from './table-reader.ts';
