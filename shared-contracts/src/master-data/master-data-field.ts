import type { FieldName } from '../validators/validation-texts.ts';

interface FieldBase {
  readonly name: string;
  /** Shown and never written: the server sets it. */
  readonly readOnly?: boolean;
}

export interface TextFieldDeclaration extends FieldBase {
  readonly kind: 'text' | 'textarea';
  readonly maximum: number;
  /** How the limit's text names the field: 'Code cannot exceed 30 characters'. */
  readonly label: FieldName;
  /** Saving without it is refused. */
  readonly required: boolean;
  /** Shows the required mark although only the length is checked (decision 29). */
  readonly marked?: boolean;
}

export interface TickFieldDeclaration extends FieldBase {
  readonly kind: 'tick';
  readonly whenNew: boolean;
}

export type MasterDataField = TextFieldDeclaration | TickFieldDeclaration;
