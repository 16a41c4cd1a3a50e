import { afterEach, describe, expect, it } from 'vitest';
import { hasRoomyLine } from './preload.ts';

/** A browser that says this about its connection. */
const connectedBy = (connection: object) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

describe('a line on which code is fetched that may not be needed', () => {
  it('is one of which the browser says nothing, or that it is quick', () => {
    expect(hasRoomyLine()).toBe(true);
    connectedBy({ saveData: false, effectiveType: '4g' });
    expect(hasRoomyLine()).toBe(true);
    connectedBy({ type: 'wifi', effectiveType: '4g' });
    expect(hasRoomyLine()).toBe(true);
  });

  it('is none that is slow, paid by the megabyte, or of a person who saves data', () => {
    for (const connection of [
      { saveData: true, effectiveType: '4g' },
      { type: 'cellular', effectiveType: '4g' },
      { effectiveType: '3g' },
      { effectiveType: 'slow-2g' },
    ]) {
      connectedBy(connection);
      expect(hasRoomyLine()).toBe(false);
    }
  });
});
