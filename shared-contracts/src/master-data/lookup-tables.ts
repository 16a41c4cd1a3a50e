export { demoLists, lookupReads, recordNames } from '../generated/lookup-tables.ts';
export type { DemoList, LookupRead } from './lookup-table.ts';
