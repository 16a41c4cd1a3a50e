import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSync } from 'recheck';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { patternsIn, type SourcePattern, sourcePatterns } from './regular-expressions.ts';
import { root } from './suite.ts';

/** Characters up to which a pattern may be bounded that is not linear: a cube of them is still done in no time. */
const longestBound = 1000;

/** Patterns that are put together or that the checker cannot read; each was looked at by hand. */
const lookedAt: readonly (readonly [file: string, why: string])[] = [
  [
    'shared-contracts/src/rollout/publish-schemas.ts',
    'a name holds no slash, so there is one way to part a path',
  ],
  ['api/src/platform/reports/reading-order.ts', 'each of its parts begins with letters that no other has'],
  ['api/src/platform/reports/pdf-letters.ts', 'one letter of a set'],
  [
    'api/src/platform/db/migration-files.ts',
    'reads migrations of this repository, before people are answered',
  ],
  ['api/src/platform/db/server-addresses.ts', 'reads a setting of the operator, once at the start'],
];

/**
 * Patterns that this version of the checker found linear, but needed more than a second for. Its answer depends on the
 * pattern alone, so these are not checked again; an entry that is taken out is.
 */
const { checker, safe } = v.parse(
  v.object({ checker: v.string(), safe: v.array(v.string()) }),
  JSON.parse(readFileSync(join(root, 'scripts/checked-expressions.json'), 'utf8')),
);

/** Patterns that can repeat something without end; the others take as long as the text is, whatever it says. */
const repeats = (pattern: string): boolean => /[*+]|\{\d+,\}/.test(pattern);

/** Why a pattern may take longer than its text is long; undefined where it may not. */
function faultOf({ literal, most, file, written }: SourcePattern): string | undefined {
  if (most !== undefined) return most > longestBound ? `its bound is over ${longestBound}` : undefined;
  if (lookedAt.some(([known]) => known === file)) return undefined;
  if (!literal) return 'it is put together: nobody knows what it takes';
  if (!repeats(literal.pattern) || safe.includes(written)) return undefined;
  const found = checkSync(literal.pattern, literal.flags, { checker: 'auto', timeout: 20_000 });
  if (found.status === 'safe') return undefined;
  return found.status === 'vulnerable' ? found.complexity.summary : 'it cannot be told';
}

const faultsOf = (patterns: readonly SourcePattern[]): readonly string[] =>
  patterns.flatMap((one) => {
    const fault = faultOf(one);
    return fault === undefined ? [] : [`${one.file}:${one.line} ${one.written}: ${fault}`];
  });

describe('the regular expressions of the server and of what both sides share', () => {
  it('take as long as their text is, or are declared with the length that they are tried on', () => {
    const all = sourcePatterns();
    expect(all.length).toBeGreaterThan(200);
    const each = [...new Map(all.map((one) => [`${one.written} ${one.most} ${one.file}`, one])).values()];
    expect(faultsOf(each)).toEqual([]);
    // What is no longer there needs no leave.
    for (const [file] of lookedAt) expect(all.map((one) => one.file)).toContain(file);
    for (const written of safe) expect(all.map((one) => one.written)).toContain(written);
  }, 180_000);

  it('were found linear before by the checker that checks the others', () => {
    const { version } = v.parse(
      v.object({ version: v.string() }),
      JSON.parse(readFileSync(join(root, 'node_modules/recheck/package.json'), 'utf8')),
    );
    expect(checker).toBe(version);
  });

  it.each([
    ['const share = text.replace(/\\s*%\\s*$/, "");', '2nd degree polynomial'],
    ['const words = /^(\\w+\\s?)*$/.test(text);', 'exponential'],
    ['const named = new RegExp(pattern);', 'it is put together'],
    ['const share = bounded(5000, /\\s*%\\s*$/);', 'its bound is over'],
    ['const share = bounded(limit, /\\s*%\\s*$/);', '2nd degree polynomial'],
  ])('would be told of %s', (code, fault) => {
    expect(faultsOf(patternsIn(code, 'some.ts'))).toEqual([expect.stringContaining(fault)]);
  });

  it.each(['/^\\s*(\\d+)$/.test(text);', 'bounded(100, /\\s*%\\s*$/).test(text);', 'text.split(/[:(]/);'])(
    'would be told nothing of %s',
    (code) => {
      expect(faultsOf(patternsIn(code, 'some.ts'))).toEqual([]);
    },
  );
});
