export { masterDataStale } from './declared-stale.ts';
export { editedColumns, isEditedInGrid, recordCells } from './grid-cells.ts';
export type { MasterDataDeclaration } from './master-data-declaration.ts';
export {
  declarationOfType,
  masterDataDeclaration,
  masterDataDeclarations,
} from './master-data-declarations.ts';
export {
  type ChoiceFieldDeclaration,
  type DependentText,
  isWhole,
  type MasterDataField,
  type ReferenceFieldDeclaration,
  type RowsFieldDeclaration,
  type TextFieldDeclaration,
  type TickFieldDeclaration,
} from './master-data-field.ts';
export {
  deleteField,
  inputType,
  masterDataOperations,
  type RowDeletion,
  readField,
  rowDeletions,
  saveField,
} from './master-data-operations.ts';
export {
  type MasterDataRowValues,
  type MasterDataValue,
  type MasterDataValues,
  masterDataFormValidator,
  masterDataValidator,
  newMasterData,
  type Reference,
  startOfFields,
  writableFields,
} from './master-data-validator.ts';
