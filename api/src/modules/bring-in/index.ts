export { registerBringCalls } from './bring-calls.ts';
export { filled, type Gaps } from './bring-words.ts';
export { ownUpload } from './own-upload-store.ts';
export { ownTable, tableLimits, withTable } from './table-file.ts';
export { type TableReader, tableReader } from './table-reader.ts';
