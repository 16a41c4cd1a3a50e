import * as v from 'valibot';
import { fieldErrorSchema } from './error-extensions.ts';

const refusedFieldsSchema = v.object({ fields: v.pipe(v.array(fieldErrorSchema), v.minLength(1)) });

/**
 * The text of a failure for a person; undefined where it has none. The message of a refused REST call refers to marked
 * fields. A place that shows one text marks none, so it shows what is wrong with each of them.
 */
export function failureText(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const refused = v.safeParse(refusedFieldsSchema, error);
  if (error.name !== 'RestFailure' || !refused.success) return error.message || undefined;
  return [...new Set(refused.output.fields.map(({ message }) => message))].join(' ');
}

/** The message of a failure of any type. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
