import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signOnInWindow } from './sign-on-window.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Opens the window of the sign-on, and returns it with how the sign-on ended so far. */
function signOn() {
  const opened = { closed: false };
  vi.stubGlobal('open', () => opened);
  const ends: string[] = [];
  signOnInWindow('/', 'blocked').then(
    () => ends.push('signed in'),
    (error: Error) => ends.push(error.message),
  );
  const send = (errorMessage: string | null) => {
    const event = new MessageEvent('message', {
      data: { type: 'rightway.login', errorMessage },
      origin: window.location.origin,
    });
    Object.defineProperty(event, 'source', { value: opened });
    window.dispatchEvent(event);
  };
  return { opened, ends, send };
}

it('says why it was refused, even where the window is closed before its message arrives', async () => {
  const { opened, ends, send } = signOn();
  opened.closed = true;
  await vi.advanceTimersByTimeAsync(300);
  send('No such user');
  await vi.advanceTimersByTimeAsync(1000);
  expect(ends).toEqual(['No such user']);
});

it('ends with its window where no message comes, and immediately where one does', async () => {
  const silent = signOn();
  await vi.advanceTimersByTimeAsync(1000);
  expect(silent.ends).toEqual([]);
  silent.opened.closed = true;
  await vi.advanceTimersByTimeAsync(600);
  expect(silent.ends).toEqual(['signed in']);
  const heard = signOn();
  heard.send(null);
  await vi.advanceTimersByTimeAsync(0);
  expect(heard.ends).toEqual(['signed in']);
});
