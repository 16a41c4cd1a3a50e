import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSync } from 'recheck';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { patternsIn, type SourcePattern, sourcePatterns } from './regular-expressions.ts';
import { root } from './suite.ts';

/** A pattern that is not linear may be used on texts up to this many characters: even cubic time is short then. */
const longestBound = 1000;

/** Patterns that are composed at run time or that the checker cannot parse; each was reviewed by hand. */
const lookedAt: readonly (readonly [file: string, why: string])[] = [
  [
    'shared-contracts/src/rollout/publish-schemas.ts',
    'a name holds no slash, so there is one way to part a path',
  ],
  ['api/src/platform/reports/reading-order.ts', 'each of its parts begins with letters that no other has'],
  ['api/src/platform/reports/pdf-letters.ts', 'one letter of a set'],
  ['api/src/modules/bring-in/owner-shares.ts', 'each repetition in its parts has a bound'],
  [
    'api/src/platform/db/migration-files.ts',
    'reads migrations of this repository, before people are answered',
  ],
  ['api/src/platform/db/server-addresses.ts', 'reads a setting of the operator, once at the start'],
];

/**
 * Patterns that this version of the checker found linear, but that took it a tenth of a second or more. The result
 * depends only on the pattern, so these are not checked again; a removed entry is.
 */
const { checker, safe } = v.parse(
  v.object({ checker: v.string(), safe: v.array(v.string()) }),
  JSON.parse(readFileSync(join(root, 'scripts/checked-expressions.json'), 'utf8')),
);

/** Whether a pattern contains an unbounded repetition; other patterns always take linear time. */
const repeats = (pattern: string): boolean => /[*+]|\{\d+,\}/.test(pattern);

/** Why a pattern may take more than linear time; undefined where it does not. */
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
    // An entry for a file that is gone must be removed.
    for (const [file] of lookedAt) expect(all.map((one) => one.file)).toContain(file);
    for (const written of safe) expect(all.map((one) => one.written)).toContain(written);
  });

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
