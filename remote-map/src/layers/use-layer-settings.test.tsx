import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRestClient } from 'shared-contracts/rest-client';
import { RestProvider } from 'shared-ui';
import { expect, it, vi } from 'vitest';
import type { LayerDef } from './layer-def.ts';
import { useLayerSettings } from './use-layer-settings.ts';

const pipelines: LayerDef = {
  key: 'service.s1',
  kind: 'service',
  id: 's1',
  type: 'Feature',
  name: 'Pipelines',
  canEdit: true,
  properties: null,
};

const defs = [pipelines];
const noLink = { on: undefined, filters: {} };

/** The settings of a service's layer, and the looks that were saved for everybody. */
function show() {
  const saved: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    saved.push(JSON.parse(JSON.parse(String(body)).properties).opacity);
    return Response.json({ result: null });
  });
  const rest = createRestClient({ basePath: '/' });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RestProvider rest={rest}>{children}</RestProvider>
  );
  return { saved, ...renderHook(() => useLayerSettings(defs, noLink), { wrapper }) };
}

it('the look for everybody is saved once somebody pauses', async () => {
  vi.useFakeTimers();
  const { saved, result, unmount } = show();
  act(() => result.current.change(pipelines, { opacity: 0.5 }));
  act(() => result.current.change(pipelines, { opacity: 0.4 }));
  await act(async () => void vi.advanceTimersByTime(1000));
  unmount();
  await act(async () => {});
  expect(saved).toEqual([0.4]);
  vi.useRealTimers();
});

it('and where they leave the map before that', async () => {
  const { saved, result, unmount } = show();
  act(() => result.current.change(pipelines, { opacity: 0.3 }));
  unmount();
  await act(async () => {});
  expect(saved).toEqual([0.3]);
});
