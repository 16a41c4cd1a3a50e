import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type Area, contractVersion, type ListEditor } from 'shared-contracts';
import { gridPermissions } from 'shared-contracts/grids';
import { declareArea } from 'shared-contracts/start';
import { aRelease } from 'shared-contracts/testing';
import { expect, it } from 'vitest';
import { declared } from '../areas/declared.ts';
import { whenIdle } from '../page/when-idle.ts';
import { AreaStore } from '../remotes/area-store.ts';
import { createServices, ServicesProvider } from '../services/services.tsx';
import { useListEditor } from './use-list-editor.ts';

const start = declareArea('admin', { forms: 'all', edits: ['countries'] });
const list = declared([{ area: 'admin', start }]).lists.find(({ name }) => name === 'countries');
const mayEdit = gridPermissions.editItem;

/** Waits for idle work of the browser, and what follows from it. */
const settle = () => act(() => new Promise<void>((done) => void whenIdle(done)));

/** Opens the list with an area that counts how often it is loaded. */
function openList(permissions: number, arrival = Promise.resolve()) {
  if (!list) throw new Error('The list of countries is not declared.');
  const editor: ListEditor = { columns: { code: 'field' }, Row: () => null };
  const area: Area = {
    name: 'admin',
    contractVersion,
    routes: {},
    translations: { en: async () => ({}), es: async () => ({}) },
    listEditors: {
      countries: async () => {
        edited += 1;
        return editor;
      },
    },
  };
  let loads = 0;
  let edited = 0;
  const areas = new AreaStore({
    releaseOf: (name) => aRelease(name),
    prepare: async () => {},
    load: async () => {
      loads += 1;
      await arrival;
      return area;
    },
  });
  const services = { ...createServices(), areas };
  const { result, rerender, unmount } = renderHook(
    ({ isThere }) => useListEditor(list, permissions, isThere),
    {
      initialProps: { isThere: false },
      wrapper: ({ children }: { children: ReactNode }) => (
        <ServicesProvider services={services}>{children}</ServicesProvider>
      ),
    },
  );
  return {
    ...{ editor, result, areas },
    loads: () => loads,
    edited: () => edited,
    show: (isThere: boolean) => rerender({ isThere }),
    leave: unmount,
  };
}

it('is fetched once the rows are there, and stays while they are asked for anew', async () => {
  const { editor, result, loads, show } = openList(mayEdit);
  await settle();
  expect(loads()).toBe(0);
  show(true);
  await waitFor(() => expect(result.current).toBe(editor));
  show(false);
  expect(result.current).toBe(editor);
  expect(loads()).toBe(1);
});

it('is not fetched for who may not change a record', async () => {
  const { result, loads, show } = openList(gridPermissions.viewItem);
  show(true);
  await settle();
  expect(loads()).toBe(0);
  expect(result.current).toBeUndefined();
});

it('is not fetched for a list that was left before its area came', async () => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { areas, loads, edited, show, leave } = openList(mayEdit, arrival);
  show(true);
  await waitFor(() => expect(loads()).toBe(1));
  leave();
  arrive();
  await areas.whenReady('admin');
  await settle();
  expect(edited()).toBe(0);
});
