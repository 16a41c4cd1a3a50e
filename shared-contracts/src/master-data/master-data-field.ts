import type { FieldName } from '../validators/validation-texts.ts';

interface FieldBase {
  readonly name: string;
  /** Shown but never written: the server sets it. */
  readonly readOnly?: boolean;
}

export interface TextFieldDeclaration extends FieldBase {
  readonly kind: 'text' | 'textarea' | 'url';
  readonly maximum: number;
  /** The name of the field in the message about its limit, if that uses one: 'Code cannot exceed 30 characters'. */
  readonly label?: FieldName;
  /** A save without it is refused. */
  readonly required: boolean;
  /** Shows the required mark although only the length is checked (decision 29). */
  readonly marked?: boolean;
  /** Its label, if another field of the row determines it. */
  readonly dependentLabel?: DependentText;
}

/** A text whose meaning depends on another field: the name of an entry, or an e-mail address. */
export interface DependentText {
  /** The choice field that decides it. */
  readonly by: string;
  /** The meaning for each value of that field; with any other value it is plain text. */
  readonly as: Readonly<
    Record<
      string,
      | 'email'
      | { readonly picklist: string /** The entry's field that the text is. */; readonly shows: string }
    >
  >;
}

export interface TickFieldDeclaration extends FieldBase {
  readonly kind: 'tick';
  readonly whenNew: boolean;
}

interface ColorFieldDeclaration extends FieldBase {
  readonly kind: 'color';
}

export interface NumberFieldDeclaration extends FieldBase {
  readonly kind: 'number';
  readonly required: boolean;
  readonly range?: { readonly min: number; readonly max: number };
  /** The number of decimals: 4 by default, 0 for a whole number. */
  readonly decimals?: number;
  /** An amount in dollars. */
  readonly isMoney?: boolean;
}

/** Whether a number has no decimals. Those are JavaScript numbers; all others are decimal texts. */
export const isWhole = ({ decimals }: NumberFieldDeclaration): boolean => decimals === 0;

/** A day, yyyy-MM-dd. */
export interface DateFieldDeclaration extends FieldBase {
  readonly kind: 'date';
  readonly required: boolean;
  /** A future day is refused. */
  readonly isPast?: boolean;
}

/** One of a few fixed values; their texts are among the texts of the kind. */
export interface ChoiceFieldDeclaration extends FieldBase {
  readonly kind: 'choice';
  /** Stored values by the key of their text. */
  readonly values: Readonly<Record<string, string>>;
  readonly required: boolean;
  readonly whenNew?: string;
}

/** Another record, picked from a picklist; stored in the column `{name}_id`. */
export interface ReferenceFieldDeclaration extends FieldBase {
  readonly kind: 'reference';
  /** GraphQL type of the other record. */
  readonly typeName: string;
  readonly picklist: string;
  /** Fields of the other record that make up its name. */
  readonly shows: readonly string[];
  /** Further fields of it that a form reads. */
  readonly reads?: readonly string[];
  readonly required: boolean;
  /** The other record must belong to the record in this field, which is passed to the picklist as `argument`. */
  readonly within?: { readonly field: string; readonly argument: string };
  /** Derived from the record in this field and not stored itself, as a city's country is derived from its province. */
  readonly derivedFrom?: string;
}

/** A small picture, PNG or JPEG, that was uploaded as one; stored in the column `{name}_id`. */
export interface PictureFieldDeclaration extends FieldBase {
  readonly kind: 'picture';
  /** Fields of the file that make up its name. */
  readonly shows: readonly string[];
}

/** Rows of the record, in the order that people choose; each has an id of its own. */
export interface RowsFieldDeclaration extends FieldBase {
  readonly kind: 'rows';
  /** GraphQL type of a row. */
  readonly typeName: string;
  /** The column of a row that references the record. */
  readonly parentColumn: string;
  /** The table of the rows, if it is not named after their type. */
  readonly table?: string;
  /** Fields of the record that each row repeats. */
  readonly repeats?: readonly string[];
  readonly fields: readonly MasterDataField[];
  /** Rows can be deleted by their ids, through `delete{Plural}`. */
  readonly plural?: string;
  /** Two rows must not reference the same record in this field. */
  readonly distinct?: string;
}

export type MasterDataField =
  | TextFieldDeclaration
  | TickFieldDeclaration
  | ColorFieldDeclaration
  | NumberFieldDeclaration
  | DateFieldDeclaration
  | ChoiceFieldDeclaration
  | ReferenceFieldDeclaration
  | PictureFieldDeclaration
  | RowsFieldDeclaration;
