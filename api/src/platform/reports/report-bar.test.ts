import { describe, expect, it } from 'vitest';
import { barText, barValue, readBar } from './report-bar.ts';

describe('a bar of a report', () => {
  it('is read as it was written', () => {
    for (const bar of [{ parts: [0.5] }, { parts: [0.5, 0.25], mark: 0.8 }, { parts: [0], mark: 1 }])
      expect(readBar(barValue(bar))).toEqual(bar);
  });

  it('never leaves its column', () => {
    expect(readBar('7 -1|9')).toEqual({ parts: [1, 0], mark: 1 });
    expect(readBar('x')).toEqual({ parts: [0] });
    expect(barText('1 1')).toBe('█'.repeat(24));
  });

  it('is characters where only text can be drawn', () => {
    expect(barText('0.5')).toBe('█'.repeat(12));
    expect(barText('0.25 0.25')).toBe('█'.repeat(6) + '▒'.repeat(6));
    expect(barText('0.25|0.5')).toBe(`${'█'.repeat(6)}${' '.repeat(5)}│`);
    expect(barText('0.5|0.25')).toBe(`${'█'.repeat(5)}│${'█'.repeat(6)}`);
    expect(barText('0|0')).toBe('│');
  });
});
