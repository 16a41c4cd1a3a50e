import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { releaseProblems } from './release-fit.ts';

const schema = buildSchema('type Well { id: ID! name: String } type Query { wells: [Well!]! }');

const problems = (operations: readonly string[], contractVersion = '1.2.0', shell = '1.2.0') =>
  releaseProblems(schema, shell, {
    area: 'map',
    version: '1.4.2',
    contractVersion,
    operations: Object.fromEntries(operations.map((text, index) => [String(index), text])),
  });

describe('a release', () => {
  it('fits where the schema has what it asks for', () => {
    const fragment = 'fragment WellName on Well { name }';
    expect(
      problems(['query Wells { wells { id ...WellName } } fragment WellName on Well { name }', fragment]),
    ).toEqual([]);
  });

  it('breaks, by name, where a field or a type is gone', () => {
    expect(problems(['query Wells { wells { depth } }', 'fragment Pad on Pad { id }'])).toEqual([
      'remote-map 1.4.2: Wells breaks. Cannot query field "depth" on type "Well".',
      'remote-map 1.4.2: Pad breaks. Unknown type "Pad".',
    ]);
  });

  it('breaks where its contract is not that of the shell', () => {
    expect(problems([], '1.3.0')).toEqual([
      'remote-map 1.4.2 is made for contract 1.3.0; the shell has 1.2.0.',
    ]);
    expect(problems([], '1.2.0', '2.0.0')).toHaveLength(1);
  });

  it('breaks, soon and in short, where an operation is made to take long', () => {
    const guesses = ' Did you mean '.repeat(20_000);
    const began = performance.now();
    const found = problems([
      `query Long { wells(first: "${guesses}") { id } }`,
      `query Words { wells { ${'id '.repeat(10_000)} } }`,
      `query Again { wells { id } } ${'{'.repeat(100_000)}`,
    ]);
    // Far more than this takes on a busy machine, and far less than following each of them to its end.
    expect(performance.now() - began).toBeLessThan(60_000);
    expect(found.length).toBeGreaterThan(2);
    expect(found.filter((problem) => problem.length > 700)).toEqual([]);
  });

  it('breaks where an operation is none', () => {
    expect(problems(['query {'])).toEqual([
      expect.stringMatching(/^remote-map 1\.4\.2: An operation breaks\. Syntax Error/),
    ]);
  });
});
