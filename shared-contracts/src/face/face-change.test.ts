import { expect, it } from 'vitest';
import { faceChange, neededVersion } from './face-change.ts';
import { type Face, type FaceName, noFace } from './face-schemas.ts';

const text = { type: 'string', required: true };
const block: FaceName = { properties: { label: text } };
const face = (names: Record<string, FaceName>): Face => ({ ...noFace, entries: { 'shared-ui': { names } } });
const before = face({ TabLinks: block, ChoiceToggle: block });

const needs = (after: Face, from = before) => neededVersion('3.4.2', faceChange(from, after, '4.0.0'));

it.each([
  ['nothing', before, '3.4.2'],
  ['a name more', face({ TabLinks: block, ChoiceToggle: block, NewBlock: block }), '3.5.0'],
  [
    'an optional property more',
    face({
      TabLinks: block,
      ChoiceToggle: { properties: { label: text, hint: { ...text, required: false } } },
    }),
    '3.5.0',
  ],
  [
    'a name that is about to go',
    face({
      TabLinks: block,
      ChoiceToggle: { ...block, deprecated: { goesIn: '4.0.0', instead: 'Use TabLinks.' } },
    }),
    '3.5.0',
  ],
  ['a name less', face({ TabLinks: block }), '4.0.0'],
  [
    'a property that must be given',
    face({ TabLinks: block, ChoiceToggle: { properties: { label: text, hint: text } } }),
    '4.0.0',
  ],
  [
    'another type',
    face({ TabLinks: block, ChoiceToggle: { properties: { label: { ...text, type: 'number' } } } }),
    '4.0.0',
  ],
])('a contract with %s needs %s', (_, after, version) => {
  expect(needs(after)).toBe(version);
});

it('tells every name that was added, removed or broken', () => {
  const after = face({ NewBlock: block, ChoiceToggle: { properties: {} } });
  expect(faceChange(before, after, '4.0.0')).toEqual({
    added: ['NewBlock of shared-ui'],
    removed: ['TabLinks of shared-ui'],
    broken: ['ChoiceToggle of shared-ui has no label'],
    deprecated: [],
    unannounced: ['TabLinks of shared-ui'],
    isChanged: true,
  });
});

it('a name goes with the version that it was announced for, not sooner', () => {
  const announced = (goesIn: string) =>
    face({ TabLinks: block, ChoiceToggle: { ...block, deprecated: { goesIn, instead: 'Use TabLinks.' } } });
  const gone = face({ TabLinks: block });
  expect(faceChange(announced('4.0.0'), gone, '4.0.0').unannounced).toEqual([]);
  expect(faceChange(announced('5.0.0'), gone, '4.0.0').unannounced).toEqual(['ChoiceToggle of shared-ui']);
});
