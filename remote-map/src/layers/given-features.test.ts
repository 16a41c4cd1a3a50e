import { describe, expect, it } from 'vitest';
import { boundsOfGiven, givenLegend, landsOf } from './given-features.ts';

const feature = (id: string, land: string, status = 'Valid') => ({
  ...{ id, land, status, label: id },
  color: status === 'Valid' ? '#1d7445' : '#b3261e',
});

const two = [feature('a', 'NW-36-042-03-W5M'), feature('b', 'SE-01-043-03-W5M', 'Errors')];

describe('what a page gives the map', () => {
  it('lies where its legal descriptions say, each of several', () => {
    expect(landsOf(feature('a', 'NW-36-042-03-W5M, SE-01-043-03-W5M'))).toHaveLength(2);
    const [one, both] = [boundsOfGiven(two.slice(0, 1)), boundsOfGiven(two)];
    expect(one?.[0]).toBeCloseTo(-114.32, 1);
    expect(one?.[1]).toBeCloseTo(52.66, 1);
    expect(both?.[2]).toBeGreaterThanOrEqual(one?.[2] ?? 0);
    expect(both?.[3]).toBeGreaterThan(one?.[3] ?? 0);
  });

  it('is nowhere where its land cannot be read', () => {
    expect(landsOf(feature('a', 'behind the barn'))).toEqual([]);
    expect(boundsOfGiven([feature('a', 'behind the barn')])).toBeUndefined();
  });

  it('is told by its statuses, what lies highest first, and counted once on two lands', () => {
    expect(givenLegend([...two, feature('b', 'SW-01-043-03-W5M', 'Errors')])).toEqual([
      { status: 'Errors', color: '#b3261e', count: 1 },
      { status: 'Valid', color: '#1d7445', count: 1 },
    ]);
  });
});
