import type { Conflict, FieldError } from 'shared-contracts/errors';
import { texts as writingTexts } from '../../generated/texts/writing.ts';
import { AppError, invalid } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';

const below = (path: string, field: string): string => (path ? `${path}.${field}` : field);

/** Collects the errors of all rows in a save, so that a person sees them together. */
export class Refusals {
  readonly #fields: FieldError[] = [];
  readonly #conflicts: { readonly path: string; readonly conflict: Conflict }[] = [];

  /**
   * Records why a row was refused; an empty path stands for the record itself. Rethrows anything that is not a refusal
   * of values.
   */
  add(path: string, error: unknown): void {
    const details = error instanceof AppError ? error.details : undefined;
    if (details?.conflict) this.#conflicts.push({ path, conflict: details.conflict });
    else if (details?.fields)
      this.#fields.push(...details.fields.map((field) => ({ ...field, path: below(path, field.path) })));
    // A row below a refused row fails only because of that one, whose error is reported already.
    else if (!(error instanceof AppError) || !this.#isAny) throw error;
  }

  get #isAny(): boolean {
    return this.#fields.length > 0 || this.#conflicts.length > 0;
  }

  /** The error for the whole save; undefined if nothing was refused. */
  answer(rowCount: number): AppError | undefined {
    const conflicts = this.#conflicts;
    const [first] = conflicts;
    if (!first) return this.#fields.length > 0 ? invalid(this.#fields) : undefined;
    const names = [...new Set(conflicts.map(({ conflict }) => conflict.changedBy))].join(', ');
    const rows = conflicts.filter(({ path }) => path !== '');
    // If only one record was sent, its form needs the error itself and not the list around it.
    const own = conflicts.find(({ path }) => path === '') ?? (rowCount === 1 ? first : undefined);
    return new AppError(
      'CONFLICT',
      messageFrom(writingTexts, ({ changed, rowsChanged }) =>
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
