import type { Conflict, FieldError } from 'shared-contracts/errors';
import { texts as writingTexts } from '../../generated/texts/writing.ts';
import { AppError, invalid } from '../../platform/errors/app-error.ts';
import { said } from '../../platform/errors/said.ts';

const below = (path: string, field: string): string => (path ? `${path}.${field}` : field);

/** Gathers what is wrong with the rows of a save, so that a person reads all of it at once. */
export class Refusals {
  readonly #fields: FieldError[] = [];
  readonly #conflicts: { readonly path: string; readonly conflict: Conflict }[] = [];

  /** Keeps what a row was refused with; an empty path is the record itself. Throws what is no refusal of values. */
  add(path: string, error: unknown): void {
    const details = error instanceof AppError ? error.details : undefined;
    if (details?.conflict) this.#conflicts.push({ path, conflict: details.conflict });
    else if (details?.fields)
      this.#fields.push(...details.fields.map((field) => ({ ...field, path: below(path, field.path) })));
    // A row below one that was refused is refused because of that: what is wrong is told there.
    else if (!(error instanceof AppError) || !this.#isAny) throw error;
  }

  get #isAny(): boolean {
    return this.#fields.length > 0 || this.#conflicts.length > 0;
  }

  /** What the save is refused with; undefined where nothing is wrong. */
  answer(rowCount: number): AppError | undefined {
    const conflicts = this.#conflicts;
    const [first] = conflicts;
    if (!first) return this.#fields.length > 0 ? invalid(this.#fields) : undefined;
    const names = [...new Set(conflicts.map(({ conflict }) => conflict.changedBy))].join(', ');
    const rows = conflicts.filter(({ path }) => path !== '');
    // Where one record is all that was sent, the list around it is of no interest to its form.
    const own = conflicts.find(({ path }) => path === '') ?? (rowCount === 1 ? first : undefined);
    return new AppError(
      'CONFLICT',
      said(writingTexts, ({ changed, rowsChanged }) =>
        conflicts.length === 1 ? changed(names) : rowsChanged(names),
      ),
      {
        ...(own ? { conflict: own.conflict } : {}),
        ...(rows.length > 0 ? { conflicts: rows.map(({ path, conflict }) => ({ path, ...conflict })) } : {}),
        ...(this.#fields.length > 0 ? { fields: this.#fields } : {}),
      },
    );
  }
}
