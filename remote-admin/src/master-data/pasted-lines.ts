import type { MasterDataDeclaration, MasterDataField } from 'shared-contracts/master-data';
import type { FormValues } from 'shared-ui/form';
import { secrets } from './secrets.ts';

const isTyped = ({ kind }: MasterDataField): boolean =>
  kind === 'text' || kind === 'textarea' || kind === 'number' || kind === 'url' || kind === 'color';

/** The fields of a kind that a pasted line gives, in the order of its columns: those that are typed. */
export const lineFields = ({ fields }: Pick<MasterDataDeclaration, 'fields'>): readonly MasterDataField[] =>
  fields.filter((field) => isTyped(field) && !field.readOnly && !secrets.has(field.name));

/** What all pasted lines have in common, and is chosen once. */
export const commonFields = ({ fields }: Pick<MasterDataDeclaration, 'fields'>): readonly MasterDataField[] =>
  fields.filter(({ kind, readOnly }) => (kind === 'reference' || kind === 'choice') && !readOnly);

/** A line as it was pasted, and the values that it gives. */
export interface PastedLine {
  readonly text: string;
  readonly values: FormValues;
}

/** The values that the cells of a line give; a field without a cell gets none. */
export const lineValues = (fields: readonly MasterDataField[], cells: readonly string[]): FormValues =>
  Object.fromEntries(
    fields.flatMap(({ name }, place) => (cells[place] === undefined ? [] : [[name, cells[place].trim()]])),
  );

/** The lines of a pasted text, their columns separated by tabs, as spreadsheets copy them; empty lines are left out. */
export function readLines(fields: readonly MasterDataField[], text: string): readonly PastedLine[] {
  return text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => ({ text: line, values: lineValues(fields, line.split('\t')) }));
}
