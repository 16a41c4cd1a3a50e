import { describe, expect, it } from 'vitest';
import { faceProblems, partProblems } from './face-fit.ts';
import { type Face, type FaceName, noFace } from './face-schemas.ts';

const text = { type: 'string', required: true };

/** A face with one component of `shared-ui/form`. */
const withField = (field: FaceName, types: Face['types'] = {}): Face => ({
  ...noFace,
  entries: { 'shared-ui/form': { names: { TextField: field } } },
  types,
});

const before: FaceName = {
  properties: {
    name: text,
    kind: { type: '"short" | "long"', required: false },
    kinds: { type: 'readonly ("short" | "long")[] | undefined', required: false },
  },
};

const properties = (changes: FaceName['properties']) =>
  withField({ properties: { ...before.properties, ...changes } });

const whatBreaks = (offers: Face, takes = withField(before)) =>
  faceProblems(takes, offers).map(({ what }) => what);

describe('a component that a remote takes', () => {
  it('fits while it is what it was', () => {
    expect(whatBreaks(withField(before))).toEqual([]);
  });

  it('is missed by its name and its entry', () => {
    const missing = { from: 'shared-ui/form', name: 'TextField', what: 'is not offered' };
    expect(faceProblems(withField(before), noFace)).toEqual([missing]);
    const empty = { ...noFace, entries: { 'shared-ui/form': { names: {} } } };
    expect(faceProblems(withField(before), empty)).toEqual([missing]);
  });

  it.each([
    ['an optional property more', { hint: { type: 'string', required: false } }],
    ['a property that need not be given any more', { name: { type: 'string', required: false } }],
    [
      'a property that takes one choice more',
      { kind: { type: '"long" | "short" | "none"', required: false } },
    ],
    [
      'a property that takes a list of one choice more',
      { kinds: { type: 'readonly ("long" | "short" | "none")[] | undefined', required: false } },
    ],
  ])('goes on with %s', (_, changes) => {
    expect(whatBreaks(properties(changes))).toEqual([]);
  });

  it.each([
    [
      'a property that must be given now',
      { kind: { type: '"short" | "long"', required: true } },
      'requires kind',
    ],
    ['a new property that must be given', { hint: text }, 'requires hint'],
    [
      'a property of another type',
      { name: { type: 'number', required: true } },
      'has another name: it is number, and was string',
    ],
    [
      'a property that takes a choice less',
      { kind: { type: '"short"', required: false } },
      'has another kind: it is "short", and was "short" | "long"',
    ],
    [
      'a property that takes a list of one choice less',
      { kinds: { type: 'readonly "short"[] | undefined', required: false } },
      'has another kinds: it is readonly "short"[] | undefined, and was readonly ("short" | "long")[] | undefined',
    ],
  ])('breaks with %s', (_, changes, problems) => {
    expect(whatBreaks(properties(changes))).toEqual([problems]);
  });

  it('breaks where a property is gone, or it is no component any more', () => {
    expect(whatBreaks(withField({ properties: { name: text } }))).toEqual(['has no kind']);
    expect(whatBreaks(withField({ parameters: [text] }))).toEqual(['is not of the kind that it was']);
    expect(whatBreaks(withField({}))).toEqual(['is not of the kind that it was']);
  });
});

describe('a type that a property names', () => {
  const field: FaceName = { properties: { options: { type: 'readonly PickOption[]', required: true } } };
  const optionWith = (members: Face['types'][string]['members']) =>
    withField(field, { PickOption: { members } });
  const option = { value: text, label: text };

  it('may have more that need not be given', () => {
    const more = { ...option, hint: { type: 'string', required: false } };
    expect(whatBreaks(optionWith(more), optionWith(option))).toEqual([]);
  });

  it('breaks what names it where more must be given, and names itself without end', () => {
    const within = { ...option, below: { type: 'PickOption', required: false } };
    expect(whatBreaks(optionWith({ ...within, color: text }), optionWith(within))).toEqual([
      'has another options: it has another PickOption, which requires color',
    ]);
  });

  it('breaks every name whose signature has it', () => {
    const two = (types: Face['types']): Face => ({
      ...noFace,
      entries: { 'shared-ui/form': { names: { PickerField: field, RowsField: field } } },
      types,
    });
    const broken = faceProblems(
      two({ PickOption: { members: option } }),
      two({ PickOption: { members: { label: text } } }),
    );
    expect(broken.map(({ name }) => name)).toEqual(['PickerField', 'RowsField']);
  });
});

describe('a function that a remote takes', () => {
  const call = (parameters: FaceName['parameters'], type: string): Face => withField({ parameters, type });
  const optional = { type: 'number', required: false };

  it.each([
    ['a parameter more that need not be given', call([text, optional], 'string'), []],
    ['a parameter more that must be given', call([text, text], 'string'), ['requires parameter 2']],
    ['a parameter less', call([], 'string'), ['has no parameter 1']],
    ['another result', call([text], 'string | undefined'), ['is string | undefined, and was string']],
  ])('with %s', (_, offers, problems) => {
    expect(whatBreaks(offers, call([text], 'string'))).toEqual(problems);
  });

  it('may return one outcome less', () => {
    expect(whatBreaks(call([text], '"done"'), call([text], '"done" | "failed"'))).toEqual([]);
  });

  it('may return an object with more in it, and not with less', () => {
    const made = (members: Face['types'][string]['members']) =>
      withField({ parameters: [], type: 'Form' }, { Form: { members } });
    expect(whatBreaks(made({ id: text, name: text }), made({ id: text }))).toEqual([]);
    expect(whatBreaks(made({ id: text }), made({ id: text, name: text }))).toEqual([
      'has another Form, which has no name',
    ]);
    expect(whatBreaks(made({ id: { ...text, required: false } }), made({ id: text }))).toEqual([
      'has another Form, which may lack id',
    ]);
  });

  it('cannot be told to fit where a type goes both ways', () => {
    const listener = (members: Face['types'][string]['members']) =>
      withField({ parameters: [{ type: '(form: Form) => void', required: true }] }, { Form: { members } });
    expect(whatBreaks(listener({ id: text, name: text }), listener({ id: text }))).toEqual([
      'has another parameter 1: it has another Form, which requires name',
    ]);
  });
});

describe('a package of others', () => {
  const react = (version: string, ...names: string[]): Face => ({
    ...noFace,
    entries: { react: { version, names: Object.fromEntries(names.map((name) => [name, {}])) } },
  });

  it.each([
    ['19.2.0', '19.2.0', []],
    ['19.2.0', '19.3.1', []],
    ['19.2.0', '19.1.9', ['is 19.1.9, and was 19.2.0']],
    ['19.2.0', '20.0.0', ['is 20.0.0, and was 19.2.0']],
    ['0.4.2', '0.5.0', ['is 0.5.0, and was 0.4.2']],
    ['0.4.2', '0.4.3', []],
  ])('of which %s was taken and %s is offered', (taken, offered, problems) => {
    expect(whatBreaks(react(offered, 'useState'), react(taken, 'useState'))).toEqual(problems);
  });

  it('is missed by every name where the shell does not share it', () => {
    expect(faceProblems(react('19.2.0', 'useState', 'useId'), noFace).map(({ name }) => name)).toEqual([
      'useState',
      'useId',
    ]);
  });
});

describe('a part of another area', () => {
  const map = (parts: Record<string, FaceName>): Face => ({ ...noFace, parts: { map: parts } });
  const part: FaceName = { properties: { layers: { type: 'string[]', required: true } } };

  it('is missed by its name, or breaks with its properties', () => {
    expect(partProblems(map({ ProjectMap: part }), 'map', map({ ProjectMap: part }))).toEqual([]);
    expect(partProblems(map({ ProjectMap: part }), 'map', noFace)).toEqual([
      { from: 'map', name: 'ProjectMap', what: 'is not offered' },
    ]);
    const stricter = map({ ProjectMap: { properties: { ...part.properties, projectId: text } } });
    expect(partProblems(map({ ProjectMap: part }), 'map', stricter)).toEqual([
      { from: 'map', name: 'ProjectMap', what: 'requires projectId' },
    ]);
    expect(partProblems(map({ ProjectMap: part }), 'map', map({ ProjectMap: { properties: {} } }))).toEqual([
      { from: 'map', name: 'ProjectMap', what: 'has no layers' },
    ]);
  });

  it('names types of its own, whatever shared entries call theirs', () => {
    const named: FaceName = { properties: { layers: { type: 'Layer[]', required: true } } };
    const withLayer = (members: Record<string, typeof text>): Face => ({
      ...map({ ProjectMap: named }),
      types: { Layer: { members: { of: text } } },
      partTypes: { Layer: { members } },
    });
    expect(partProblems(withLayer({ name: text }), 'map', withLayer({ name: text }))).toEqual([]);
    expect(
      partProblems(withLayer({ name: text }), 'map', withLayer({ name: text, colour: text })),
    ).toMatchObject([{ what: 'has another layers: it has another Layer, which requires colour' }]);
  });

  it.each([
    ['asks for', map({ ProjectMap: {} }), map({ ProjectMap: part })],
    ['offers', map({ ProjectMap: part }), map({ ProjectMap: {} })],
  ])('fits where a release from before parts had properties %s it by its name alone', (_, takes, offers) => {
    expect(partProblems(takes, 'map', offers)).toEqual([]);
  });
});
