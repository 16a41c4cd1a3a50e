import * as v from 'valibot';

const failureSchema = v.looseObject({
  code: v.string(),
  table: v.optional(v.string()),
  constraint: v.optional(v.string()),
});

/** What the database says of what it refused; also of one that another error was made of. */
export function databaseFailure(error: unknown): v.InferOutput<typeof failureSchema> | undefined {
  if (!(error instanceof Error)) return undefined;
  const parsed = v.safeParse(failureSchema, error);
  return parsed.success ? parsed.output : databaseFailure(error.cause);
}

/** PostgreSQL's five characters for a failure (appendix A of its manual); undefined for one that is not the database's. */
export const sqlStateOf = (error: unknown): string | undefined => databaseFailure(error)?.code;
