export { FactsList } from './facts-list.tsx';
export { ReadOnlyNote, ReadOnlyRecord } from './read-only-record.tsx';
export { relatedAddress } from './related-address.ts';
export { type FactsState, useRecordFacts } from './use-record-facts.ts';
