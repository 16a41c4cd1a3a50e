import type { RecordKind } from '../graphql/index.ts';
import type { GridSourceName } from '../grids/grid-source.ts';
import type { RouteName } from '../routes/route-name.ts';
import type { MasterDataField } from './master-data-field.ts';

/** One kind of administered record: what its records hold and how the rest of the system names it. */
export interface MasterDataDeclaration {
  /** The route of its form. */
  readonly route: RouteName;
  /** Name of its list: of the file that declares it, and of its grid. */
  readonly list: GridSourceName;
  /** Kind in the history; in lower case its table. */
  readonly kind: RecordKind;
  /** GraphQL type; `update{typeName}` saves one, and its name with a small letter reads one. */
  readonly typeName: string;
  /** GraphQL query of the list; `delete{Plural}` deletes some. */
  readonly plural: string;
  /** Input of the save, where its name does not follow from the type's. */
  readonly input?: string;
  /** Its form is code of its own; all else still follows from here. */
  readonly hasOwnForm?: boolean;
  /** The field that names a record in titles and lists. */
  readonly titleField: string;
  readonly fields: readonly MasterDataField[];
}
