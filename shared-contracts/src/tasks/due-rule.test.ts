import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dueDay, dueRuleFaults, dueRuleText } from './due-rule.ts';
import { anchorsOf, type DueRule, dueAnchors, dueUnits } from './due-words.ts';

const nothing: DueRule = { dueAnchor: null, dueCount: null, dueUnit: null, dueSide: null, dueDateName: null };

/** Cases of a plain file, worked out by hand-written lists of holidays: unit, province, day, count, due day, how. */
const cases = readFileSync(new URL('due-cases.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [unit, place = '', from = '', count, due = ''] = line.split('\t');
    const dueUnit = dueUnits.find((one) => one === unit) ?? null;
    const n = Number(count);
    const rule: DueRule = { ...nothing, dueUnit, dueCount: Math.abs(n), dueSide: n < 0 ? 'Before' : 'After' };
    return { line, from, due, rule, province: ['AB', 'BC', 'MB', 'SK'].find((one) => one === place) };
  });

describe('the day that a task is due', () => {
  it(`is that of ${cases.length} cases over all provinces`, () => {
    expect(cases.length).toBeGreaterThanOrEqual(200);
    const wrong = cases.filter(({ from, due, rule, province }) => dueDay(from, rule, province) !== due);
    expect(wrong.map(({ line }) => line)).toEqual([]);
  });

  it('is said in words', () => {
    const rule = { ...nothing, dueAnchor: 'NamedDate', dueDateName: 'Spud' } as const;
    expect(dueRuleText(nothing, undefined)).toBeUndefined();
    expect(dueRuleText(rule, undefined)).toBe('on the day of the key date ‘Spud’');
    expect(dueRuleText({ ...rule, dueCount: 1, dueUnit: 'AlbertaDays', dueSide: 'Before' }, undefined)).toBe(
      '1 Government of Alberta working day before the key date ‘Spud’',
    );
    expect(
      dueRuleText({ ...rule, dueAnchor: 'TaskDone', dueCount: 2, dueUnit: 'Weeks' }, 'Survey', 'es'),
    ).toBe('2 semanas después de la conclusión de «Survey»');
  });
});

describe('what a task can follow', () => {
  it('is a date of its record', () => {
    expect(anchorsOf('Project')).toEqual(['Assigned', 'NamedDate', 'TaskDue', 'TaskDone']);
    expect(anchorsOf('Indigenous')).toEqual([...anchorsOf('Project'), 'Notified', 'Answered', 'Completed']);
    expect(dueAnchors.filter((one) => !anchorsOf('Agreement').includes(one))).toEqual([
      'Received',
      'Notified',
      'Answered',
      'Completed',
    ]);
  });

  it.each([
    [{}, 'Project', undefined],
    [{ dueAnchor: 'Signed' }, 'Project', 'dueAnchor'],
    [{ dueAnchor: 'Signed' }, 'Agreement', undefined],
    [{ dueAnchor: 'NamedDate' }, 'Any', 'dueDateName'],
    [{ dueAnchor: 'NamedDate', dueDateName: 'Spud' }, 'Any', undefined],
    [{ dueAnchor: 'TaskDone' }, 'Request', 'dueTask'],
    [{ dueAnchor: 'TaskDone', dueTask: { id: 'a' } }, 'Request', undefined],
  ])('with %j on a record of %s is at fault at %s', (rule, place, path) => {
    expect(dueRuleFaults(rule, place)[0]?.path).toBe(path);
  });
});
