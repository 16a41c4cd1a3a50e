import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settling, whenIdle } from './when-idle.ts';

const press = () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));

beforeEach(() => {
  vi.useFakeTimers();
  // Other tests pressed something by the real clock.
  press();
  vi.advanceTimersByTime(settling);
});

afterEach(() => vi.useRealTimers());

describe('what is done when the page is idle', () => {
  it('waits for its time and then for the browser', () => {
    const callbacks: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (work: () => void) => callbacks.push(work));
    const work = vi.fn();
    whenIdle(work, 1000);
    vi.advanceTimersByTime(999);
    expect(callbacks).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(work).not.toHaveBeenCalled();
    callbacks[0]?.();
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('is done after its time by a browser that cannot say when it is idle', () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    Reflect.deleteProperty(window, 'requestIdleCallback');
    const work = vi.fn();
    whenIdle(work, 1000);
    vi.advanceTimersByTime(1000);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('leaves the page to what a person pressed meanwhile', () => {
    const requested: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (work: () => void) => requested.push(work));
    const work = vi.fn();
    whenIdle(work, 1000);
    vi.advanceTimersByTime(900);
    press();
    vi.advanceTimersByTime(settling - 1);
    expect(requested).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(requested).toHaveLength(1);
    press();
    requested[0]?.();
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(settling);
    requested[1]?.();
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('can be called off before and while it waits for the browser', () => {
    const work = vi.fn();
    const kept = new Map<number, () => void>();
    vi.stubGlobal('requestIdleCallback', (idle: () => void) => kept.set(7, idle) && 7);
    vi.stubGlobal('cancelIdleCallback', (id: number) => kept.delete(id));
    whenIdle(work, 1000)();
    vi.advanceTimersByTime(1000);
    expect(kept.size).toBe(0);
    const stop = whenIdle(work);
    vi.advanceTimersByTime(0);
    expect(kept.size).toBe(1);
    stop();
    expect(kept.size).toBe(0);
    expect(work).not.toHaveBeenCalled();
  });
});
