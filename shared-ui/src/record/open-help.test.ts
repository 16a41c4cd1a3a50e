import { beforeEach, expect, it, vi } from 'vitest';
import { takeToasts } from '../feedback/toasts.ts';
import { openHelp } from './open-help.ts';

const replace = vi.fn();
const close = vi.fn();

beforeEach(() => {
  takeToasts();
  vi.stubGlobal('open', () => ({ location: { replace }, close }));
});

it('opens the help on the first part of the route in a window of its own', async () => {
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json({ result: { url: `/docs/help?${address}` } }),
  );
  await openHelp('templates/model');
  expect(replace.mock.calls).toEqual([['/docs/help?/api/support?type=templates']]);
  expect(takeToasts()).toEqual([]);
});

it('says why there is none, and leaves no empty window', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ message: 'The help rests.' }, { status: 503 }));
  await openHelp('templates/model');
  expect(close).toHaveBeenCalledOnce();
  expect(takeToasts()).toEqual([{ kind: 'error', message: 'The help rests.' }]);
});
