export { type Area, offeredComponents, type PrefetchContext } from './area.ts';
export {
  type ActionDeclaration,
  type AreaDeclaration,
  areaDeclarationSchema,
  type DoorDeclaration,
  declarationLimits,
  type FlagDeclaration,
  type GroupDeclaration,
  groupDeclarationSchema,
  type ListDeclaration,
  listDeclarationSchema,
  noDeclaration,
  type RouteDeclaration,
  receivedDeclarationSchema,
  routeDeclarationSchema,
  type SegmentTitles,
} from './area-declaration.ts';
export { type AreaName, areaNameSchema, areaNames, remoteGlobal, splitFrom } from './area-names.ts';
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
