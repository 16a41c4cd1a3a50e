export { type ReadPosition, readCoordinates } from '../land-survey/index.ts';
export {
  alikeText,
  beginningOfPhone,
  crowdedText,
  digitsOfPhone,
  numberIn,
  placesIn,
  placesWithoutMeridian,
  readAs,
  readingNote,
} from './read-as.ts';
export {
  type ExternalIds,
  externalIdsSchema,
  landOwnersSchema,
  largestRelatedCount,
  type RecordFacts,
  recordFactsSchema,
  relatedSchema,
} from './record-facts.ts';
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
