export { digitsOfPhone, readAs } from './read-as.ts';
export { largestRelatedCount, type RecordFacts, recordFactsSchema, relatedSchema } from './record-facts.ts';
export {
  type FoundRecord,
  foundRecordSchema,
  type ReadAs,
  readAsSchema,
  readings,
  type SearchAnswer,
  searchAnswerSchema,
  searchCallSchema,
  searchLimits,
} from './search-call.ts';
