import { type LandPiece, piecesOf, readLand } from 'shared-contracts/land-survey';
import type { FormRow } from 'shared-ui/form';

/** The parts of a form without rows that are still empty: pasted or read ones replace those. */
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

/** A part as it was read from a text. */
export const partOfPiece = ({
  description,
  isPortion,
  isInWords,
  note,
}: Pick<LandPiece, 'description' | 'isPortion' | 'isInWords' | 'note'>): FormRow =>
  makePart(description, { isPortion, isInWords, notes: note === '' ? null : note });

/**
 * The parts of a form, with the input of one row split: several pieces into a row each, portions and words marked as
 * such. The same rows where nothing needs splitting.
 */
export function distinctParts(parts: readonly FormRow[]): readonly FormRow[] {
  const rows = parts.flatMap((row) => {
    const { legalDescription, isInWords, isPortion, notes } = row;
    if (isInWords === true || typeof legalDescription !== 'string' || legalDescription === '') return [row];
    const reading = readLand(legalDescription);
    const pieces = piecesOf(reading);
    const [only, ...more] = pieces;
    if (!only || reading.unread.length > 0) return [row];
    const isSame = more.length === 0 && only.description === legalDescription && !only.isInWords;
    if (isSame) return [row];
    return pieces.map((piece, place) => {
      const part = partOfPiece(piece);
      return {
        ...part,
        ...(place === 0 ? { id: row.id } : {}),
        isPortion: piece.isPortion || isPortion === true,
        notes: notes ?? part['notes'],
      };
    });
  });
  const isChanged = rows.length !== parts.length || rows.some((row, place) => row !== parts[place]);
  return isChanged ? rows : parts;
}
