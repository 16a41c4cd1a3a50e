import OlMap from 'ol/Map.js';
import RenderEvent from 'ol/render/Event.js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { onceDrawn } from './once-drawn.ts';

const drawn = (map: OlMap) => map.dispatchEvent(new RenderEvent('rendercomplete'));

beforeEach(() => vi.useFakeTimers());

describe('what waits for a map', () => {
  it('comes once the map is drawn, and at once from then on', () => {
    const [map, call] = [new OlMap({}), vi.fn()];
    onceDrawn(map, call);
    expect(call).not.toHaveBeenCalled();
    drawn(map);
    drawn(map);
    vi.runAllTimers();
    expect(call).toHaveBeenCalledTimes(1);
    onceDrawn(map, call);
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('does not wait for records that are slow to come', () => {
    const call = vi.fn();
    onceDrawn(new OlMap({}), call);
    vi.advanceTimersByTime(1000);
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('does not come to who has left', () => {
    const [map, call] = [new OlMap({}), vi.fn()];
    onceDrawn(map, call).end();
    drawn(map);
    vi.runAllTimers();
    expect(call).not.toHaveBeenCalled();
  });
});
