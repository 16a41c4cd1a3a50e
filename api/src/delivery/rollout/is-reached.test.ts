import { randomUUID } from 'node:crypto';
import { candidateRule, forEverybody, forNobody } from 'shared-contracts/rollout';
import { describe, expect, it } from 'vitest';
import { isReached, placeOf } from './is-reached.ts';

const people = Array.from({ length: 4000 }, () => ({ id: randomUUID(), companyId: randomUUID() }));
const [someone = { id: '', companyId: '' }, other = { id: '', companyId: '' }] = people;
const rule = candidateRule('map');
const share = (percent: number) => ({ ...forNobody, audience: 'some' as const, share: percent });
const reachedBy = (percent: number) => people.filter((person) => isReached(rule, share(percent), person));

describe('a rule', () => {
  it('reaches everybody or nobody, whoever else it names', () => {
    const named = { users: [someone.id], companies: [someone.companyId], share: 100 };
    expect(people.every((person) => isReached(rule, forEverybody, person))).toBe(true);
    expect(isReached(rule, { ...named, audience: 'nobody' }, someone)).toBe(false);
  });

  it('reaches named users and the users of named companies', () => {
    const byUser = { ...share(0), users: [someone.id] };
    const byCompany = { ...share(0), companies: [someone.companyId] };
    for (const one of [byUser, byCompany]) {
      expect(isReached(rule, one, someone)).toBe(true);
      expect(isReached(rule, one, other)).toBe(false);
    }
  });

  it('reaches about the share of users that it says', () => {
    expect(reachedBy(0)).toEqual([]);
    expect(reachedBy(100)).toHaveLength(people.length);
    for (const percent of [5, 25, 50]) {
      expect(Math.abs(reachedBy(percent).length / people.length - percent / 100)).toBeLessThan(0.04);
    }
  });

  it('keeps whoever it reached when its share grows', () => {
    const larger = new Set(reachedBy(30));
    expect(reachedBy(10).every((person) => larger.has(person))).toBe(true);
  });

  it('reaches other people than another rule of the same share', () => {
    const both = people.filter(
      ({ id }) => placeOf('candidate-map', id) < 10 && placeOf('candidate-admin', id) < 10,
    );
    expect(both.length / people.length).toBeLessThan(0.03);
  });
});
