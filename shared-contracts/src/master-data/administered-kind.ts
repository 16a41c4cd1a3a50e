import type { OwnFlagName } from '../flags/index.ts';
import type { GridColumn } from '../grids/grid-column.ts';
import type { FallbackLanguage, Language } from '../i18n/language.ts';
import type { Gate } from '../rights/gates.ts';
import type { WhenFlagOff } from '../routes/route-name.ts';
import type { Target } from './declared-fields.ts';
import type { MasterDataField } from './master-data-field.ts';
import type { PicklistDeclaration } from './picklist-declaration.ts';

/** The names of a kind, in one language. */
export interface KindTexts {
  /** The list: 'Agreement types'. */
  readonly title: string;
  /** One record: 'Agreement type'. */
  readonly record: string;
  /** Several in a sentence: 'There are no agreement types.' */
  readonly entity: string;
  /** Labels of fields that only this kind has, by the field's name. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Headings of its tables of rows, by the field's name. */
  readonly rows?: Readonly<Record<string, string>>;
  /**
   * Sentences for its tables of rows while they are empty, by the field's name; only where being empty has a
   * consequence.
   */
  readonly whenEmpty?: Readonly<Record<string, string>>;
  /** Texts of fixed values, by the field's name and the value's key. */
  readonly choices?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Titles of columns that only its grid has, by the title in the declaration. */
  readonly columns?: Readonly<Record<string, string>>;
  /** Titles of columns that only its picklist has, by the field's path. */
  readonly picked?: Readonly<Record<string, string>>;
}

/** Entries that the demo has in a list. */
export interface DemoEntries {
  /** The second group of the entries' ids, which are then numbered; without it, an id is derived from table and key. */
  readonly series?: string;
  /**
   * Values by field; a record is referenced by its code or name. `key` identifies an entry for the demo if its code or
   * name does not.
   */
  readonly entries: readonly Readonly<Record<string, string | number | boolean | readonly string[]>>[];
}

/**
 * A kind of record that administrators keep. Everything about it is declared here, except its table and its type in
 * the schema.
 */
export interface AdministeredKind {
  /**
   * GraphQL type; `update{typeName}` saves one record, and the type's name with a lower-case first letter reads one.
   */
  readonly typeName: string;
  /** GraphQL query of the list; `delete{Plural}` deletes some of its records. */
  readonly plural: string;
  /** The address of its form, if not `master-data/{list}`. */
  readonly route?: string;
  /** Who may open the form; system administrators by default. */
  readonly gate?: Gate;
  readonly flags?: readonly OwnFlagName[];
  readonly whenFlagOff?: WhenFlagOff;
  readonly grid: {
    /**
     * Fixed id of the grid's source, the same in every installation (decision 10), because people's saved views refer
     * to it.
     */
    readonly id: string;
    /** Fixed id of its column configuration. */
    readonly configId: string;
    readonly sortedBy: string;
    readonly columns: readonly GridColumn[];
  };
  /**
   * From this its form, validator, operations and writer are made; kinds whose form is entirely their own code have
   * none.
   */
  readonly form?: {
    /** The field that names a record in titles and lists. */
    readonly titleField: string;
    readonly fields: readonly MasterDataField[];
    /** Input type of the save, if its name is not derived from the type's name. */
    readonly input?: string;
    /** Its form has code of its own; everything else is still made from this declaration. */
    readonly hasOwnForm?: boolean;
  };
  /** How other forms pick one of its records. */
  readonly picklist?: PicklistDeclaration;
  /** The column that lists are sorted by, if not the code. */
  readonly orderedBy?: string;
  /** The columns that a query of the list searches, if not code, name and description. */
  readonly searchedIn?: readonly string[];
  /** A language that is missing here has its texts in `texts/<language>/kinds.ts`. */
  readonly texts: Readonly<Record<FallbackLanguage, KindTexts>> &
    Readonly<Partial<Record<Language, KindTexts>>>;
  readonly demo?: DemoEntries;
}

/** The data that a field needs to reference records of this kind. */
export function targetOf({ typeName, plural, form, picklist }: AdministeredKind): Target {
  if (!form) throw new Error(`${typeName} has no form that says what its records are called.`);
  return { typeName, picklist: picklist?.name ?? plural, shows: [form.titleField] };
}
