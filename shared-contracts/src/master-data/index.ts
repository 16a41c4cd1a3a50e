export {
  type DeclaredMasterDataType,
  type MasterDataDeclaration,
  type MasterDataKind,
  masterDataDeclaration,
  masterDataDeclarations,
} from './master-data-declarations.ts';
export type { MasterDataField, TextFieldDeclaration, TickFieldDeclaration } from './master-data-field.ts';
export { type MasterDataValues, masterDataValidator, newMasterData } from './master-data-validator.ts';
