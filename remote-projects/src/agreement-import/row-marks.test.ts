import { describe, expect, it } from 'vitest';
import { aRecord, sheets } from '../testing/made-up-imports.ts';
import { noFixes, rowId, withCorrection, withDecision, withLeftOut, withMapping } from './fixes.ts';
import { markOf, namesByColumn } from './row-marks.ts';
import { cellColumn, issuesColumn } from './sheet-columns.ts';
import { countsOf, openModes, verdictOf } from './verdict.ts';

const [sheet] = sheets;
const names = sheet ? namesByColumn(sheet) : new Map<string, string>();
const area = cellColumn({ place: 3 });
const wrong = { column: 'grossArea', message: 'An area is a number.' };
const doubtful = { column: 'grossArea', message: 'That is much.' };

describe('what is wrong with a cell', () => {
  it('is an error where there is one, with every sentence', () => {
    const record = aRecord({ errors: [wrong], warnings: [doubtful] });
    expect(markOf(record, area, names)).toEqual({
      kind: 'error',
      text: 'An area is a number. That is much.',
    });
    expect(markOf(aRecord({ warnings: [doubtful] }), area, names)?.kind).toBe('warning');
    expect(markOf(record, cellColumn({ place: 0 }), names)).toBeUndefined();
  });

  it('stands at the issues where it is of the whole row or of a column that is not there', () => {
    const record = aRecord({
      errors: [
        { column: null, message: 'The row has no agreement.' },
        { column: 'expiryDate', message: 'An expiry is needed.' },
      ],
    });
    expect(markOf(record, issuesColumn, names)?.text).toBe('The row has no agreement. An expiry is needed.');
  });

  it('is nothing in a row that is left out', () => {
    expect(markOf(aRecord({ errors: [wrong], isLeftOut: true }), area, names)).toBeUndefined();
  });
});

describe('how rows stand', () => {
  const records = [
    aRecord(),
    aRecord({ errors: [wrong], warnings: [doubtful], action: 'None' }),
    aRecord({ warnings: [doubtful], action: 'Changed' }),
    aRecord({ errors: [wrong], isLeftOut: true, staysOut: ['ImportValid'] }),
    aRecord({ errors: [wrong], isFollowing: true, action: 'None', staysOut: ['ImportValid'] }),
    aRecord({ lacks: [{ mode: 'ImportValid', what: 'Owner', why: 'NoRow' }] }),
  ];

  it('is by any error, else any warning; what is left out stands apart', () => {
    expect(records.map(verdictOf)).toEqual([
      ...['valid', 'errors', 'warnings', 'leftOut', 'following', 'valid'],
    ]);
    expect(countsOf(records, 'ImportValid')).toEqual({
      ...{ all: 6, errors: 1, following: 1, warnings: 1, valid: 2, leftOut: 1 },
      ...{ New: 2, Changed: 1, Unchanged: 0 },
      ...{ staysOut: 2, withoutOwner: 1, withoutLand: 0 },
    });
    expect(countsOf(records, 'ImportWarningsAndValid')).toMatchObject({ staysOut: 0, withoutOwner: 0 });
  });

  it.each([
    [records, { hasValidAgreement: true, hasWarning: true, hasAgreement: true }],
    [records.slice(1, 5), { hasValidAgreement: false, hasWarning: true, hasAgreement: true }],
    [
      [aRecord({ entityType: 'Landowner', warnings: [doubtful] }), aRecord({ entityType: 'Parcel' })],
      { hasValidAgreement: false, hasWarning: true, hasAgreement: false },
    ],
    [[], { hasValidAgreement: false, hasWarning: false, hasAgreement: false }],
  ])('opens the ways of finalizing: %#', (some, open) => {
    expect(openModes(some)).toEqual(open);
  });
});

describe('what a person changed', () => {
  const row = { sheet: 'Agreements', rowNumber: 4 };

  it('holds the newest of a cell, a choice and a column', () => {
    const once = withCorrection(noFixes, [row], 'name', 'A');
    const twice = withCorrection(withCorrection(once, [row], 'name', 'B'), [row], 'term', '3');
    expect(twice.corrections.map(({ value }) => value)).toEqual(['B', '3']);
    const decided = withDecision(withDecision(noFixes, row, 'key', { choice: 'New', id: null }), row, 'key', {
      choice: 'Update',
      id: 'x',
    });
    expect(decided.decisions).toEqual([{ ...row, column: 'key', choice: 'Update', id: 'x' }]);
    const mapped = withMapping(
      withMapping(noFixes, 'Agreements', 'Ha', 'grossArea'),
      'Agreements',
      'Ha',
      null,
    );
    expect(mapped.mappings).toEqual([{ sheet: 'Agreements', header: 'Ha', column: null }]);
  });

  it('leaves a row out once, and puts it back', () => {
    const out = withLeftOut(withLeftOut(noFixes, [row], true), [row, { ...row, rowNumber: 5 }], true);
    expect(out.leaveOut.map(rowId)).toEqual(['4 Agreements', '5 Agreements']);
    expect(withLeftOut(out, [row], false).leaveOut.map(rowId)).toEqual(['5 Agreements']);
  });
});
