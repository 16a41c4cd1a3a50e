import { chosenLengths, lengths, limits } from 'shared-contracts/limits';
import { describe, expect, it } from 'vitest';
import { countStatements } from '../../testing/count-statements.ts';
import { progressOf, validated } from '../../testing/import-calls.ts';
import { agreementRows, findingsOf, importDesk, peopleRows } from '../../testing/import-desk.ts';
import { longestValue } from '../../testing/longest-value.ts';

const desk = importDesk();

/** The longest text in a cell of a workbook. */
const cell = 32_767;
const filledTo = (text: string, length: number) =>
  text
    .padEnd(length, 'ab ')
    .slice(0, length - 1)
    .concat('x');

describe('what a workbook names', () => {
  it('is refused where it is longer than its field, and never looked up', async () => {
    const project = await desk.freshProject();
    const long = (text: string) => filledTo(text, cell);
    const fileId = await desk.upload({
      ...agreementRows(
        ['Agreement number', 'Reference number'],
        ['A', 'One', long('N'), long('R')],
        [long('K'), 'Two', null, null],
      ),
      ...peopleRows(
        ['Title number', 'Email', 'Phone number'],
        ['A', 'Landowner', long('Wiebe'), long('T'), long('peter@'), long('780')],
      ),
      Parcels: [
        ['Agreement key', 'Legal description', 'Parcel number', 'Title number'],
        ['A', null, long('P'), long('T')],
        ['A', long('NW-36-042-03-W5M '), null, null],
      ],
    });
    let findings: readonly (readonly [number, string | null, string])[] = [];
    const longest = await longestValue(desk.server, async () => {
      findings = findingsOf(await validated(desk.broker, project, fileId));
    });
    // The longest text passed to a query is longer than a field, and far shorter than a cell.
    expect(longest).toBeLessThan(2000);
    const refused = findings.map(([row, column]) => `${column} ${row}`);
    for (const column of ['agreementNumber 2', 'referenceNumber 2', 'key 3', 'businessAssociate 2'])
      expect(refused).toContain(column);
    for (const column of ['title 2', 'email 2', 'phoneNumber 2', 'parcelNumber 2', 'legalDescription 3'])
      expect(refused).toContain(column);
    expect(findings).toContainEqual([3, 'key', `Cannot exceed ${limits.displayName} characters.`]);
    expect(findings).toContainEqual([2, 'title', `Cannot exceed ${chosenLengths.land.number} characters.`]);
  });

  it.each([
    ['a hundred names as long as may be', 100, lengths.associate.name],
    ['a thousand usual names', 1000, 20],
  ])('is compared with those who are here in few statements: %s', async (_, count, length) => {
    const project = await desk.freshProject();
    const people = Array.from({ length: count }, (_, place) => [
      'A',
      'Landowner',
      filledTo(`Peter Wiebe ${place} `, length),
    ]);
    const fileId = await desk.upload({
      ...agreementRows([], ['A', 'One']),
      ...peopleRows([], ...people),
    });
    const { rows } = await desk.server.database.pool.query(
      'select count(*)::int as n from business_associate',
    );
    const pages = Math.ceil(Number(rows[0].n) / 1000) + 1;
    let statements = 0;
    const longest = await longestValue(desk.server, async () => {
      statements = await countStatements(desk.server, () => validated(desk.broker, project, fileId));
    });
    // Existing associates are read in pages; the check itself adds statements whose number does not grow with the
    // names.
    expect(statements).toBeLessThan(60 + pages);
    // The index of similar names, whose time grows with the text, was not queried for any of them.
    expect(longest).toBeLessThan(2000);
  });

  it('is said to be compared in part only where that was too much', async () => {
    const project = await desk.freshProject();
    const fileId = await desk.upload({
      ...agreementRows([], ['A', 'One']),
      ...peopleRows([], ['A', 'Landowner', 'Peter Wiebe of La Crete']),
    });
    await validated(desk.broker, project, fileId);
    expect((await progressOf(desk.broker, fileId)).notices).toEqual([]);
  });
});
