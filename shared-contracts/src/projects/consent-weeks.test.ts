import { describe, expect, it } from 'vitest';
import { consentWeeks, mostWeeks } from './consent-weeks.ts';

const consents = [
  { week: '2026-03-02', count: 2 },
  { week: '2026-03-16', count: 1 },
];

describe('the weeks of consents', () => {
  it('add up from the first consent to this week', () => {
    expect(consentWeeks({ agreements: 10, consents }, { today: '2026-03-25', target: null })).toEqual([
      { week: '2026-03-02', done: 2, planned: undefined },
      { week: '2026-03-09', done: 2, planned: undefined },
      { week: '2026-03-16', done: 3, planned: undefined },
      { week: '2026-03-23', done: 3, planned: undefined },
    ]);
  });

  it('go on to the target, on a straight line to all agreements', () => {
    const points = consentWeeks({ agreements: 10, consents }, { today: '2026-03-10', target: '2026-03-31' });
    expect(points.map(({ done }) => done)).toEqual([2, 2, undefined, undefined, undefined]);
    expect(points.map(({ planned }) => planned)).toEqual([0, 2.5, 5, 7.5, 10]);
  });

  it('stay at all agreements once the target has passed', () => {
    const points = consentWeeks({ agreements: 4, consents }, { today: '2026-03-23', target: '2026-03-11' });
    expect(points.map(({ planned }) => planned)).toEqual([0, 4, 4, 4]);
  });

  it('are one where nothing was signed yet, and the last ones of a project of many years', () => {
    expect(consentWeeks({ agreements: 3, consents: [] }, { today: '2026-03-25', target: null })).toEqual([
      { week: '2026-03-23', done: 0, planned: undefined },
    ]);
    const long = consentWeeks({ agreements: 3, consents }, { today: '2036-03-25', target: null });
    expect(long).toHaveLength(mostWeeks);
    expect(long.at(-1)).toMatchObject({ week: '2036-03-24', done: 3 });
  });
});
