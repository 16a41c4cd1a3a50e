const uniqueViolation = '23505';
const foreignKeyViolation = '23503';

/** The constraint that a write broke, where it broke one of this kind. */
function broken(error: unknown, code: string): string | undefined {
  const isBroken = error instanceof Error && 'code' in error && error.code === code;
  return isBroken && 'constraint' in error ? String(error.constraint) : undefined;
}

/** Name of the unique index that a write broke; undefined for every other failure. */
export const brokenUnique = (error: unknown): string | undefined => broken(error, uniqueViolation);

/** Whether a write failed because a record names another one that is not there, or that was to go. */
export const brokenReference = (error: unknown): boolean => broken(error, foreignKeyViolation) !== undefined;
