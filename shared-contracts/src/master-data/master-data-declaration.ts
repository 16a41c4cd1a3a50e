import type { RecordKind } from '../graphql/index.ts';
import type { GridSourceName } from '../grids/grid-source.ts';
import type { RouteName } from '../routes/route-name.ts';
import type { MasterDataField } from './master-data-field.ts';

/**
 * One kind of administered record: the fields of its records, and the names that the rest of the system uses for it.
 */
export interface MasterDataDeclaration {
  /** The route of its form. */
  readonly route: RouteName;
  /** The name of its list: that of the file that declares it, and of its grid. */
  readonly list: GridSourceName;
  /** The kind in the history; in lower case, the name of its table. */
  readonly kind: RecordKind;
  /**
   * GraphQL type; `update{typeName}` saves one record, and the type's name with a lower-case first letter reads one.
   */
  readonly typeName: string;
  /** GraphQL query of the list; `delete{Plural}` deletes some of its records. */
  readonly plural: string;
  /** Input type of the save, if its name is not derived from the type's name. */
  readonly input?: string;
  /** Its form has code of its own; everything else is still made from this declaration. */
  readonly hasOwnForm?: boolean;
  /** The field that names a record in titles and lists. */
  readonly titleField: string;
  readonly fields: readonly MasterDataField[];
}
