export type { BringField, BringNoun, BringReading } from './bring-field.ts';
export {
  type BringKind,
  bringField,
  bringFields,
  bringKindGroups,
  bringKinds,
  bringNouns,
  isRecordKind,
  type RecordBringKind,
  recordKinds,
} from './bring-kinds.ts';
export { archiveExtension, bringLimits, tableExtensions } from './bring-limits.ts';
export { bringFieldName, bringFieldNames, bringKindName, bringPurpose } from './bring-names.ts';
export {
  dayOrders,
  forgetRecipeSchema,
  keepRecipeSchema,
  keptRecipesQuerySchema,
  keptRecipesSchema,
  type LikelierKind,
  type LookAtTable,
  type LookedTable,
  lookAtTableSchema,
  lookedTableSchema,
  matchReasons,
  type Recipe,
  recipeSchema,
  separators,
  type TextFormat,
  textEncodings,
  textFormatSchema,
} from './bring-shapes.ts';
export { newAssociatePrefix } from './new-associate-fields.ts';
export { crossedWords } from './nouns/crossed-words.ts';
export {
  type Brought,
  type BroughtUndone,
  broughtSchema,
  broughtUndoneSchema,
  type CheckRecords,
  checkRecordsSchema,
  outFormats,
  type RowIssue,
  recordsOutSchema,
  type Unpacked,
  undoBroughtSchema,
  unpackedSchema,
  unpackSchema,
  type WriteRecords,
  writeRecordsSchema,
} from './record-shapes.ts';
