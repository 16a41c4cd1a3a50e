import { describe, expect, it } from 'vitest';
import { noDeclaration } from '../area/index.ts';
import { declarationProblems, declareArea, withoutTakenOver } from './index.ts';

const land = declareArea('land', { forms: 'all', picklists: ['parcels'] });
const projects = declareArea('projects', { forms: 'all', picklists: ['operators'] });
/** A release of projects from before its land became an area. */
const before = {
  ...projects,
  lists: [...projects.lists, ...land.lists],
  routes: [...projects.routes, ...land.routes],
  picklists: [...projects.picklists, ...land.picklists],
};
const of = (starts: ReturnType<typeof withoutTakenOver>, area: string) =>
  starts.find((one) => one.area === area)?.start;
const known = new Set([...projects.lists, ...land.lists].map(({ name }) => name));

describe('an area that was split from another', () => {
  it('has its names to itself, whichever release of the other is out', () => {
    for (const old of [before, projects]) {
      const starts = withoutTakenOver([
        { area: 'projects', start: old },
        { area: 'land', start: land },
      ]);
      expect(of(starts, 'land')).toEqual(land);
      expect(of(starts, 'projects')).toEqual(projects);
    }
  });

  it('gives them back when its release is withdrawn', () => {
    const starts = withoutTakenOver([
      { area: 'projects', start: before },
      { area: 'land', start: noDeclaration },
    ]);
    expect(of(starts, 'projects')).toEqual(before);
  });

  it('may be published before the other, and the other may be rolled back after it', () => {
    const together = [
      { area: 'projects', start: before },
      { area: 'land', start: land },
    ] as const;
    expect(declarationProblems(together[1], [together[0]], known)).toEqual([]);
    expect(declarationProblems(together[0], [together[1]], known)).toEqual([]);
  });

  it('takes no names of an area that it was not split from', () => {
    const stranger = { area: 'billing', start: { ...noDeclaration, routes: land.routes } } as const;
    expect(declarationProblems({ area: 'land', start: land }, [stranger], known)).toContain(
      'The route parcel is of remote-billing already.',
    );
  });
});
