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
function openList(permissions: number) {
  if (!list) throw new Error('The list of countries is not declared.');
  const editor: ListEditor = { columns: { code: 'field' }, Row: () => null };
  const area: Area = {
    name: 'admin',
    contractVersion,
    routes: {},
    translations: { en: async () => ({}), es: async () => ({}) },
    listEditors: { countries: async () => editor },
  };
  let asked = 0;
  const areas = new AreaStore({
    releaseOf: (name) => aRelease(name),
    prepare: async () => {},
    load: async () => {
      asked += 1;
      return area;
    },
  });
  const services = { ...createServices(), areas };
  const { result, rerender } = renderHook(({ isThere }) => useListEditor(list, permissions, isThere), {
    initialProps: { isThere: false },
    wrapper: ({ children }: { children: ReactNode }) => (
      <ServicesProvider services={services}>{children}</ServicesProvider>
    ),
  });
  return { editor, result, asked: () => asked, show: (isThere: boolean) => rerender({ isThere }) };
}

it('is fetched once the rows are there, and stays while they are asked for anew', async () => {
  const { editor, result, asked, show } = openList(mayEdit);
  await settle();
  expect(asked()).toBe(0);
  show(true);
  await waitFor(() => expect(result.current).toBe(editor));
  show(false);
  expect(result.current).toBe(editor);
  expect(asked()).toBe(1);
});

it('is not fetched for who may not change a record', async () => {
  const { result, asked, show } = openList(gridPermissions.viewItem);
  show(true);
  await settle();
  expect(asked()).toBe(0);
  expect(result.current).toBeUndefined();
});
