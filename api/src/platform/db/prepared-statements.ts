import { sql } from 'kysely';

/** What a marked statement begins with. */
export const preparedMark = '/*prepared*/';

/**
 * Marks a statement whose plan does not depend on its values: it is prepared once a
 * connection, which spares planning a nested read anew. Statements that look for a
 * part of a text are not marked: a plan for all texts would be a bad one for most.
 */
export const prepared = sql.raw(preparedMark);

/** Statements kept on each connection of the server; a suite's operations are a few hundred. */
const largest = 500;
/** The mark stands at a statement's beginning. */
const look = 60;

/** Gives each marked statement a name to prepare it under, undefined to one that is not marked. */
export function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    if (!text.slice(0, look).includes(preparedMark)) return undefined;
    const known = names.get(text);
    if (known !== undefined || names.size >= largest) return known;
    const name = `rightway_${names.size}`;
    names.set(text, name);
    return name;
  };
}
