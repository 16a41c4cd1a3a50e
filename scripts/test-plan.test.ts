import { describe, expect, it } from 'vitest';
import { planSteps, UnknownWord } from './test-plan.ts';

const steps = [
  { name: 'types from the schema' },
  { name: 'types', needs: ['types from the schema'], groups: ['api', 'host', 'remote-admin'] },
  { name: 'lint' },
  { name: 'unit and API on PGlite', needs: ['types from the schema'], groups: ['api', 'remote-admin'] },
  { name: 'API on PostgreSQL', needs: ['types from the schema'], groups: ['api'] },
  { name: 'production build', needs: ['types from the schema'] },
  { name: 'stories in Chromium', needs: ['production build'], groups: ['admin', 'suite'] },
];

const planned = (...words: string[]) =>
  planSteps(steps, words).map(({ step, groups }) => [step.name, ...groups].join(' | '));

describe('which steps run', () => {
  it('all of them without a word', () => {
    expect(planned()).toEqual(steps.map(({ name }) => name));
  });

  it('the one that a word names, after what it needs', () => {
    expect(planned('stories')).toEqual(['types from the schema', 'production build', 'stories in Chromium']);
    expect(planned('lint')).toEqual(['lint']);
    expect(planned('production build')).toEqual(['types from the schema', 'production build']);
  });

  it('those whose name has the word, whatever its case', () => {
    expect(planned('types')).toEqual(['types from the schema', 'types']);
    expect(planned('postgresql')).toEqual(['types from the schema', 'API on PostgreSQL']);
  });

  it('one group of a step', () => {
    expect(planned('stories', 'admin').at(-1)).toBe('stories in Chromium | admin');
    expect(planned('unit', 'api')).toEqual(['types from the schema', 'unit and API on PGlite | api']);
  });

  it('a group wherever there is one, by the name of its package or its area', () => {
    expect(planned('admin')).toEqual([
      'types from the schema',
      'types | remote-admin',
      'unit and API on PGlite | remote-admin',
      'production build',
      'stories in Chromium | admin',
    ]);
    expect(planned('api')).toEqual([
      'types from the schema',
      'types | api',
      'unit and API on PGlite | api',
      'API on PostgreSQL | api',
    ]);
  });

  it('none for a word that nothing is called: it is told what there is', () => {
    expect(() => planned('storys')).toThrow(UnknownWord);
    expect(() => planned('storys')).toThrow(/no step or group 'storys'.*stories in Chromium: admin, suite/s);
    // Part of a word is no word.
    expect(() => planned('type')).toThrow(UnknownWord);
  });

  it('none for a group that the step does not have', () => {
    expect(() => planned('stories', 'api')).toThrow(/'stories in Chromium' has no group 'api'/);
    expect(() => planned('lint', 'api')).toThrow(/No step that is named has a group 'api'/);
  });
});
