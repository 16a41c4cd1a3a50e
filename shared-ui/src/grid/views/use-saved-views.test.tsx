import { act, renderHook, waitFor } from '@testing-library/react';
import type { OfferedView } from 'shared-contracts/grids';
import { createRestClient } from 'shared-contracts/rest-client';
import { expect, it, vi } from 'vitest';
import { RestProvider } from '../../session/rest.tsx';
import { aColumn } from '../testing-columns.ts';
import { newView } from './grid-view.ts';
import { useSavedViews } from './use-saved-views.ts';

const mine: OfferedView = {
  id: '0b6c1a52-6a52-4f0b-9a39-27a3f2f4d0a1',
  name: 'Mine',
  isDefault: false,
  scope: 'private',
  mayChange: true,
  view: newView([aColumn('name')]),
};

it('a view that was deleted before, as by an attempt whose answer was lost, leaves the tabs', async () => {
  const stored = [mine];
  vi.stubGlobal('fetch', async (address: string | URL | Request) => {
    const isDelete = String(address instanceof Request ? address.url : address).endsWith('/delete');
    // Nothing is left to delete.
    if (isDelete) stored.length = 0;
    return Response.json({ result: isDelete ? [] : stored });
  });
  const rest = createRestClient({ basePath: '/' });
  const { result } = renderHook(() => useSavedViews({ name: 'agreements' }), {
    wrapper: ({ children }) => <RestProvider rest={rest}>{children}</RestProvider>,
  });
  await waitFor(() => expect(result.current.views).toEqual([mine]));
  await act(() => result.current.remove(mine.id));
  expect(result.current.views).toEqual([]);
});
