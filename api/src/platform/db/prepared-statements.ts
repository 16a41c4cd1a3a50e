import { sql } from 'kysely';

/** The comment that begins a marked statement. */
export const preparedMark = '/*prepared*/';

/**
 * Marks a statement whose plan does not depend on its values: it is prepared once per connection, which saves planning
 * a nested read each time. Statements that search for part of a text are not marked: one plan for all texts would be a
 * bad one for most.
 */
export const prepared = sql.raw(preparedMark);

/** Most prepared statements on each connection; a suite has a few hundred operations. */
const largest = 500;
/** The mark is within this many characters from the beginning of a statement. */
const look = 60;

/** Returns the name to prepare a marked statement under, undefined for one that is not marked. */
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
