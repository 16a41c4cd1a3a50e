import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { noDeclaration } from 'shared-contracts';
import { expect, it, vi } from 'vitest';
import { PlacesProvider, placesOf } from '../../layout/places.tsx';
import { renderInShell } from '../../testing/index.ts';
import { RecordRelated } from './record-related.tsx';

const id = '0b6d6f0a-5b3e-4c00-9a00-000000000189';
const list = (name: string, title: string) => ({
  name,
  group: 'people',
  order: 1,
  title: { en: title, es: title },
  entity: { en: name, es: name },
  isForOpeners: false,
});
const places = placesOf({ ...noDeclaration, lists: [list('associates', 'Business associates')] });

const respond = vi.fn<(address: string) => Response>();

function show() {
  vi.stubGlobal('fetch', async (address: string) => respond(address));
  renderInShell(
    <PlacesProvider places={places}>
      <RecordRelated source="cities" id={id} />
    </PlacesProvider>,
  );
}

it('counts what hangs on a record, each number leading to the narrowed list', async () => {
  respond.mockReturnValue(Response.json({ result: [{ source: 'associates', parameter: 'city', count: 7 }] }));
  show();
  const link = await screen.findByRole('link', { name: 'Business associates 7' });
  expect(link.getAttribute('href')).toBe(`/home?source=associates&city=${id}`);
  expect(respond).toHaveBeenCalledWith(`/api/records/cities/${id}/related`);
});

it('says nothing of what the person may not see, and tries again what could not be read', async () => {
  respond.mockReturnValueOnce(Response.json({ message: 'Access denied.' }, { status: 403 }));
  show();
  await act(async () => {});
  expect([screen.queryByRole('link'), screen.queryByRole('button')]).toEqual([null, null]);
  cleanup();
  respond
    .mockReturnValueOnce(Response.json({ message: 'The API rests.' }, { status: 500 }))
    .mockReturnValue(Response.json({ result: [{ source: 'associates', parameter: 'city', count: 1 }] }));
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: 'Business associates 1' })).toBeTruthy();
});
