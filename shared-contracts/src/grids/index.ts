export { zoneHere } from '../days/zone-here.ts';
export { wordsOf } from './column-words.ts';
export { withoutConsent } from './consent-filters.ts';
export { type DatePreset, type DayRange, datePresets, presetRange } from './date-preset.ts';
export { datedFilter } from './dated-filter.ts';
export { type GridGroup, gridGroups, type ListTexts } from './declared-grid.ts';
export {
  type BegunList,
  begunLists,
  type FirstStep,
  firstSteps,
  firstStepsSchema,
  listCodesSchema,
} from './first-steps.ts';
export { fitView } from './fit-view.ts';
export {
  columnId,
  type GridAlign,
  type GridColumn,
  type GridColumnType,
  type GridFormatter,
  gridColumn,
  gridFormatters,
} from './grid-column.ts';
export {
  definedColumnSchema,
  type GridDefinition,
  gridDefinition,
  gridDefinitionSchema,
} from './grid-definition.ts';
export {
  type GridPermission,
  gridPermissions,
  gridPermissionsOf,
  mayInGrid,
  type PermittedGrid,
} from './grid-permissions.ts';
export {
  type GridAggregate,
  type GridAnswer,
  type GridAnswerRow,
  type GridFilter,
  type GridRequest,
  type GridValue,
  type GridView,
  gridAggregates,
  gridAnswerSchema,
  gridCallSchema,
  gridFilterSchema,
  gridPage,
  gridRequestSchema,
  gridValueSchema,
  gridViewSchema,
  searchCriteriaSchema,
  type ViewColumn,
} from './grid-request.ts';
export type { GridSource, GridSourceName } from './grid-source.ts';
export { gridSource, gridSourceNames, gridSources } from './grid-sources.ts';
export { gridTitle } from './grid-titles.ts';
export { largestDelete } from './largest-delete.ts';
export { listWithFilters, shortFilter, viewAddressLimit, writtenView } from './list-address.ts';
export { listTexts } from './list-texts.ts';
export {
  namingFields,
  type RelatedLists,
  type RelatedParameter,
  relatedLists,
  relatedParameters,
} from './related-lists.ts';
export { type RoleDay, roleDay, roleDaySchema } from './role-day.ts';
export {
  deleteViewsSchema,
  doorCountSchema,
  type FolderName,
  folderNameSchema,
  largestFolderCount,
  type OfferedView,
  offeredViewSchema,
  type SavedView,
  type SmartFolder,
  savedViewLimits,
  savedViewSchema,
  smartFolderSchema,
  type ViewScope,
  viewScopes,
} from './saved-view.ts';
export {
  inSequence,
  movedTo,
  nextSequence,
  renumbered,
  type Sequenced,
  withoutItems,
} from './sequence.ts';
export {
  type DayBlock,
  type DayCount,
  type ProjectProgress,
  recentRecordSchema,
  type StartRecord,
  type StartToday,
  startRecords,
  startTodaySchema,
  type WeekSentBack,
} from './start-records.ts';
export { defaultZone, zoneSchema } from './zone.ts';
