export { relatedAddress } from '../record/related/related-address.ts';
export { FactsList } from './facts-list.tsx';
export { ReadOnlyNote, ReadOnlyRecord } from './read-only-record.tsx';
export { type FactsState, useRecordFacts } from './use-record-facts.ts';
