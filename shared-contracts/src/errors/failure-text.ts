/** The text of a failure for a person; undefined where it has none. */
export const failureText = (error: unknown): string | undefined =>
  (error instanceof Error && error.message) || undefined;

/** The message of a failure of any type. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
