import type { Language } from 'shared-contracts';
import type { Conflict, ErrorCode, FieldError } from 'shared-contracts/errors';
import { AppError, invalid } from '../../platform/errors/app-error.ts';
import { conflictText } from './conflict.ts';

const below = (path: string, field: string): string => (path ? `${path}.${field}` : field);

/** Codes that refuse a row as a whole, as one that was deleted meanwhile: the page says of which row. */
const ofWholeRow: readonly ErrorCode[] = ['NOT_FOUND', 'FORBIDDEN'];

/** Collects the errors of all rows in a save, so that a person sees them together. */
export class Refusals {
  readonly #language: Language;
  readonly #fields: FieldError[] = [];
  readonly #conflicts: { readonly path: string; readonly conflict: Conflict }[] = [];
  readonly #wholeRows: { readonly path: string; readonly error: AppError }[] = [];

  constructor(language: Language) {
    this.#language = language;
  }

  /**
   * Records why a row was refused; an empty path stands for the record itself. Rethrows anything that is neither a
   * refusal of values nor of one row.
   */
  add(path: string, error: unknown): void {
    const details = error instanceof AppError ? error.details : undefined;
    if (details?.conflict) this.#conflicts.push({ path, conflict: details.conflict });
    else if (details?.fields)
      this.#fields.push(...details.fields.map((field) => ({ ...field, path: below(path, field.path) })));
    // A row below a refused row fails only because of that one, whose error is reported already.
    else if (!(error instanceof AppError)) throw error;
    else if (this.#isAny) return;
    else if (path && ofWholeRow.includes(error.code)) this.#wholeRows.push({ path, error });
    else throw error;
  }

  get #isAny(): boolean {
    return this.#fields.length > 0 || this.#conflicts.length > 0;
  }

  /** The errors of fields, and of rows that were refused as a whole, at their ids. */
  get #atFields(): readonly FieldError[] {
    const ofRows = this.#wholeRows.map(({ path, error }) => ({
      path: below(path, 'id'),
      message: error.messageIn(this.#language),
    }));
    return [...ofRows, ...this.#fields];
  }

  /** The error for the whole save; undefined if nothing was refused. */
  answer(rowCount: number): AppError | undefined {
    const conflicts = this.#conflicts;
    const [first] = conflicts;
    const fields = this.#atFields;
    const [wholeRow] = this.#wholeRows;
    if (!first && wholeRow && this.#fields.length === 0) {
      const { code, messageIn, details, status } = wholeRow.error;
      return new AppError(code, messageIn, { ...details, fields }, status);
    }
    if (!first) return fields.length > 0 ? invalid(fields) : undefined;
    const rows = conflicts.filter(({ path }) => path !== '');
    // If only one record was sent, its form needs the error itself and not the list around it.
    const own = conflicts.find(({ path }) => path === '') ?? (rowCount === 1 ? first : undefined);
    return new AppError('CONFLICT', conflictText(conflicts.map(({ conflict }) => conflict)), {
      ...(own ? { conflict: own.conflict } : {}),
      ...(rows.length > 0 ? { conflicts: rows.map(({ path, conflict }) => ({ path, ...conflict })) } : {}),
      ...(fields.length > 0 ? { fields } : {}),
    });
  }
}
