const uniqueViolation = '23505';

/** Name of the unique index that a write broke; undefined for every other failure. */
export function brokenUnique(error: unknown): string | undefined {
  const isBroken = error instanceof Error && 'code' in error && error.code === uniqueViolation;
  return isBroken && 'constraint' in error ? String(error.constraint) : undefined;
}
