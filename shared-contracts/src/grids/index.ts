export type { GridAlign, GridColumn, GridColumnType, GridFormatter } from './grid-column.ts';
export {
  type GridAggregate,
  type GridAnswer,
  type GridFilter,
  type GridRequest,
  type GridValue,
  type GridView,
  gridAggregates,
  gridAnswerSchema,
  gridFilterSchema,
  gridPage,
  gridRequestSchema,
  gridValueSchema,
  gridViewSchema,
  type SearchCriteria,
  searchCriteriaSchema,
  type ViewColumn,
} from './grid-request.ts';
export {
  type GridSource,
  type GridSourceName,
  gridSource,
  gridSourceNames,
  gridSources,
} from './grid-sources.ts';
export {
  deleteViewsSchema,
  largestFolderCount,
  type SavedView,
  type SmartFolder,
  savedViewLimits,
  savedViewSchema,
  smartFolderSchema,
} from './saved-view.ts';
