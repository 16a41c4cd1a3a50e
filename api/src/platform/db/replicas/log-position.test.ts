import { describe, expect, it } from 'vitest';
import { isLater, logBytes, logText, readPosition, writePosition } from './log-position.ts';

describe('a position in the log', () => {
  it('is read and written as PostgreSQL does, also where it is too large for a number', () => {
    expect(logBytes('16/B374D848')).toBe(97_500_059_720n);
    for (const text of ['0/0', '16/B374D848', 'FFFFFFFF/FFFFFFFF'])
      expect(logText(logBytes(text))).toBe(text);
  });

  it('is kept in a cookie, which may say anything', () => {
    const position = { timeline: 3, bytes: logBytes('16/B374D848') };
    expect(writePosition(position)).toBe('3-16-B374D848');
    expect(readPosition('3-16-B374D848')).toEqual(position);
    for (const made of [
      undefined,
      '',
      '3',
      '3-16',
      '3-16-B374D848-1',
      '3-16-b374d848',
      '3-16-1B374D8481',
      'x',
    ])
      expect([made, readPosition(made)]).toEqual([made, undefined]);
  });

  it('is later on a later timeline, however short that is', () => {
    const [old, next] = [
      { timeline: 1, bytes: 900n },
      { timeline: 2, bytes: 10n },
    ];
    expect([isLater(next, old), isLater(old, next), isLater(old, old)]).toEqual([true, false, false]);
    expect(isLater({ timeline: 1, bytes: 901n }, old)).toBe(true);
  });
});
