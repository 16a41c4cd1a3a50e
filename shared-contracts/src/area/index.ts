export { type Area, offeredComponents, type PrefetchContext } from './area.ts';
export { type AreaName, areaNameSchema, areaNames, remoteGlobal, splitFrom } from './area-names.ts';
export {
  type AreaStart,
  areaStartLimits,
  areaStartSchema,
  noStart,
  receivedStartSchema,
  type SegmentTitles,
  type StartBulkAction,
  type StartDoor,
  type StartFlag,
  type StartGroup,
  type StartList,
  type StartRoute,
  startGroupSchema,
  startListSchema,
  startRouteSchema,
} from './area-start.ts';
export type { BulkAction, BulkActionProps, BulkRow } from './bulk-action.ts';
export { contractVersion, isContractCompatible, isContractLater } from './contract-version.ts';
export { fileReader, integrityLookup, neverMatches } from './integrity.ts';
export type {
  EditEnd,
  EditedCell,
  EditedRow,
  ListEditor,
  ListedRow,
  NewRowsProps,
  RowEditorProps,
} from './list-editor.ts';
export { type DeclaredPicklist, type PickColumn, type Picklist, picklistOf } from './picklist.ts';
export type { StaleAfter, StaleReads } from './stale-reads.ts';
