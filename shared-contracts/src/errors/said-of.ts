/** What a person is told of a failure; undefined where nobody said anything. */
export const saidOf = (error: unknown): string | undefined =>
  (error instanceof Error && error.message) || undefined;

/** What can be told of a failure, whatever was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
