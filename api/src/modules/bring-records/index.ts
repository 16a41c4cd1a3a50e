export { bringSet, type SetResult } from './bring-set.ts';
export { leftRows } from './left-sheet.ts';
export { reconciliation } from './reconciliation.ts';
export { registerRecordCalls } from './record-calls.ts';
export { csvOf } from './records-out.ts';
export { tableSet } from './table-set.ts';
