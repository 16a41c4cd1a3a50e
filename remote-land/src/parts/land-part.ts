import type { FormRow } from 'shared-ui/form';

/** The parts of a form without rows that nobody typed into: what is pasted or read takes their place. */
export const typedParts = (parts: readonly FormRow[]): readonly FormRow[] =>
  parts.filter(({ legalDescription, notes }) => legalDescription || notes);

/** A new part of a legal description. */
export const makePart = (legalDescription = '', more: Partial<FormRow> = {}): FormRow => ({
  legalDescription,
  isPortion: false,
  isInWords: false,
  notes: null,
  ...more,
  id: crypto.randomUUID(),
});
