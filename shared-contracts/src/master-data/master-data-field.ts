import type { FieldName } from '../validators/validation-texts.ts';

interface FieldBase {
  readonly name: string;
  /** Shown and never written: the server sets it. */
  readonly readOnly?: boolean;
}

export interface TextFieldDeclaration extends FieldBase {
  readonly kind: 'text' | 'textarea' | 'url';
  readonly maximum: number;
  /** How the limit's text names the field, where it does: 'Code cannot exceed 30 characters'. */
  readonly label?: FieldName;
  /** Saving without it is refused. */
  readonly required: boolean;
  /** Shows the required mark although only the length is checked (decision 29). */
  readonly marked?: boolean;
  /** Its label, if another field of its row determines it. */
  readonly told?: DependentText;
}

/** A text that is by another field what it is: the name of an entry, or an e-mail address. */
export interface DependentText {
  /** The field that decides it, a choice. */
  readonly by: string;
  /** By that field's value; other values leave a plain text. */
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
  /** 4 by default; 0 for a whole number. */
  readonly decimals?: number;
  /** An amount in dollars. */
  readonly isMoney?: boolean;
}

/** Whether a number has no decimals: a JavaScript number, all others are decimal texts. */
export const isWhole = ({ decimals }: NumberFieldDeclaration): boolean => decimals === 0;

/** A day, yyyy-MM-dd. */
export interface DateFieldDeclaration extends FieldBase {
  readonly kind: 'date';
  readonly required: boolean;
  /** A day to come is refused. */
  readonly isPast?: boolean;
}

/** One of a few fixed values; their texts are among those of the kind. */
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
  /** Fields of the other record that its name is made of. */
  readonly shows: readonly string[];
  /** Further fields of it that a form reads. */
  readonly reads?: readonly string[];
  readonly required: boolean;
  /** The other record must belong to the one in this field, which is passed to the picklist as `argument`. */
  readonly within?: { readonly field: string; readonly argument: string };
  /** Follows from the record in this field and is not stored itself, as a city's country follows from its province. */
  readonly toldBy?: string;
}

/** A small picture, PNG or JPEG, that was uploaded as one; stored in the column `{name}_id`. */
export interface PictureFieldDeclaration extends FieldBase {
  readonly kind: 'picture';
  /** Fields of the file that its name is made of. */
  readonly shows: readonly string[];
}

/** Rows of the record, in the order that people put them in; each has an id of its own. */
export interface RowsFieldDeclaration extends FieldBase {
  readonly kind: 'rows';
  /** GraphQL type of a row. */
  readonly typeName: string;
  /** Column of a row that names the record. */
  readonly parentColumn: string;
  /** Table of the rows, where it is not named after their type. */
  readonly table?: string;
  /** Fields of the record that each row repeats. */
  readonly repeats?: readonly string[];
  readonly fields: readonly MasterDataField[];
  /** Rows can be deleted by their ids, through `delete{Plural}`. */
  readonly plural?: string;
  /** Rows must not name the same record in this field twice. */
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
