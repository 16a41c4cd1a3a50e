import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { compiledSize, mostCompiled } from './compile-limits.ts';

const sizeOf = (text: string) => compiledSize(parse(text), undefined);

it.each([
  ['a field', '{ currentUser { id } }', 2],
  [
    'a fragment twice',
    '{ a: currentUser { ...U } b: currentUser { ...U } } fragment U on User { id email }',
    6,
  ],
  ['a text', 'query Q($a: String) { currentUser { id } }', 3],
  // The compiled code for a list accepts a value with and without brackets.
  ['a list', 'query Q($a: [ID!]!) { currentUser { id } }', 4],
  ['lists in a list', 'query Q($a: [[ID!]!]!) { currentUser { id } }', 6],
  ['a fragment within itself', '{ ...A } fragment A on Query { currentUser { id } ...A }', 2],
])('counts what is compiled for %s', (_, text, size) => {
  expect(sizeOf(text)).toBe(size);
});

it('is over the limit where an operation names a whole project, and within it for one agreement', () => {
  const project = 'mutation U($input: SurfaceProjectInput!) { updateSurfaceProject(input: $input) { id } }';
  expect(sizeOf(project)).toBeGreaterThan(mostCompiled);
  const agreements = 'mutation C($input: [AgreementInput!]!) { createAgreements(input: $input) { id } }';
  expect(sizeOf(agreements)).toBeLessThan(mostCompiled);
});
