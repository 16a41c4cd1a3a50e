import * as v from 'valibot';

const failureSchema = v.looseObject({
  code: v.string(),
  table: v.optional(v.string()),
  constraint: v.optional(v.string()),
});

/** The database's details about a refusal, also where the error was wrapped in another one. */
export function databaseFailure(error: unknown): v.InferOutput<typeof failureSchema> | undefined {
  if (!(error instanceof Error)) return undefined;
  const parsed = v.safeParse(failureSchema, error);
  return parsed.success ? parsed.output : databaseFailure(error.cause);
}

/** PostgreSQL's five characters for a failure (appendix A of its manual); undefined for one that is not the database's. */
export const sqlStateOf = (error: unknown): string | undefined => databaseFailure(error)?.code;
