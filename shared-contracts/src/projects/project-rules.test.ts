import { describe, expect, it } from 'vitest';
import { validate } from '../validators/index.ts';
import {
  infoControlOf,
  infoValueErrors,
  memberErrors,
  projectValidator,
  relatedProjectErrors,
  usualUwi,
} from './index.ts';

const id = '0b6d6f0a-5a01-4c00-9a00-000000000001';

describe('a well identifier', () => {
  it.each([
    ['100/04-11-082-04W6/00', '100/04-11-082-04W6/00'],
    [' 100/4-11-82-4w6/02 ', '100/04-11-082-04W6/02'],
    ['100041108204W600', '100/04-11-082-04W6/00'],
    ['200/a-096-H/094-A-15/00', '200/a-096-H/094-A-15/00'],
    ['04-11-082-04W6', '04-11-082-04W6'],
    ['nw 36-42-3-w5', 'NW-36-042-03-W5M'],
    ['d-96-H/94-A-15', 'd-096-H/094-A-15'],
  ])('%s is kept as %s', (typed, kept) => {
    expect(usualUwi(typed)).toBe(kept);
    expect(usualUwi(kept)).toBe(kept);
  });

  it.each([
    '100/40-11-082-04W6/00',
    '100/04-11-082-04W9/00',
    'the north well',
    '100041108204W6',
    'x'.repeat(10_000),
  ])('%s is none', (typed) => {
    expect(usualUwi(typed)).toBeUndefined();
  });
});

describe('the value of an additional-info item', () => {
  it.each([
    ['Text', { value: '51234-1' }, []],
    ['Text', { value: ' ' }, ['value']],
    ['Text', { value: 'x', option: { id } }, ['option']],
    ['List', { option: { id } }, []],
    ['List', {}, ['option']],
    ['List', { value: 'x', option: { id } }, ['value']],
    ['Date', { value: '2026-11-22' }, []],
    ['Date', { value: '22.11.2026' }, ['value']],
    ['Number', { value: '-12.5' }, []],
    ['Number', { value: 'twelve' }, ['value']],
    ['Number', { value: '' }, ['value']],
  ] as const)('of a %s: %j is wrong at %j', (control, value, wrong) => {
    expect(infoValueErrors(control, value).map(({ path }) => path)).toEqual(wrong);
  });

  it('is a text where the type does not say', () => {
    expect([null, undefined, 'Colour', 'Date'].map(infoControlOf)).toEqual(['Text', 'Text', 'Text', 'Date']);
  });

  it('is refused in the language of the person', () => {
    expect(infoValueErrors('Text', {}, 'es')).toEqual([{ path: 'value', message: 'Valor obligatorio.' }]);
  });
});

describe('rows of a project', () => {
  it.each([
    [{ user: { id } }, []],
    [{ team: { id } }, []],
    [{ businessAssociate: { id }, contact: { id } }, []],
    [{ contact: { id } }, ['businessAssociate']],
    [{ projectAccess: 'Edit' }, ['user']],
  ])('a member of %j is wrong at %j', (values, wrong) => {
    expect(memberErrors(values).map(({ path }) => path)).toEqual(wrong);
  });

  it.each([
    [{ relatedProject: { id } }, []],
    [{ brokerReference: 'BR 7' }, []],
    [{ projectType: { id } }, ['relatedProject']],
  ])('a relation of %j is wrong at %j', (values, wrong) => {
    expect(relatedProjectErrors(values).map(({ path }) => path)).toEqual(wrong);
  });
});

it('a project needs no more than its description', () => {
  const checked = validate(projectValidator, { description: ' North loop ' });
  expect(checked).toMatchObject({
    valid: true,
    value: { description: 'North loop', geometry: null, uwi: null, additionalInfoItems: [] },
  });
});
