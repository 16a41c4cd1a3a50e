import { bringField } from 'shared-contracts/bring-in';
import { describe, expect, it } from 'vitest';
import { listedEntry } from '../../platform/tables/listed-entries.ts';
import { writtenEntry } from '../../platform/tables/written-entry.ts';
import { caseRows } from '../../testing/case-rows.ts';
import { attemptIn } from './contact-words.ts';
import { chosenIn, usualNames } from './read-cell.ts';

/** Usual writings of methods and results in contact logs, and how each is read, by hand; '-': asked. */
const cases = caseRows(import.meta.dirname, 'contact-cases.tsv');

const methods = ['Phone', 'In Person', 'Email', 'Letter', 'Text Message', 'Open House'];
const methodField = bringField('communication', 'methodOfContact') ?? { values: {} };
const outcomeField = bringField('communication', 'outcome');

const listed = methods.map((code) => listedEntry(code, [code, ...usualNames(methodField, code)]));

/** A method as a row of a log reads it: a name of the list, an attempt beside it, or another writing. */
function methodRead(cell: string): string {
  const [usual] = usualNames(methodField, cell);
  if (usual !== undefined || methods.includes(cell)) return usual ?? cell;
  const attempt = attemptIn(cell);
  if (attempt) return `${attempt.method}, ${attempt.outcome}${attempt.hasMore ? ' + all' : ''}`;
  const read = writtenEntry(cell, listed);
  if (typeof read !== 'object') return '-';
  return read.beside === '' ? read.id : `${read.id} + ${read.beside}`;
}

function outcomeRead(cell: string): string {
  const read = outcomeField && chosenIn(outcomeField, cell);
  if (!read) return '-';
  return read.beside === '' ? read.value : `${read.value} + ${read.beside}`;
}

describe('a contact in the words of a log', () => {
  it.each(cases)('%s %j is %s', (column = '', cell = '', expected = '') => {
    expect(column === 'method' ? methodRead(cell) : outcomeRead(cell)).toBe(expected);
  });
});
