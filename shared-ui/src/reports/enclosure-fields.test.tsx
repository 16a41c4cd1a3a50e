import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { InlineForm } from '../form/page/inline-form.tsx';
import { renderInShell } from '../testing/index.ts';
import { EnclosureFields } from './enclosure-fields.tsx';

const id = (place: number): string => `00000000-0000-4000-8000-00000000000${place}`;
const offered = [
  { id: id(1), name: 'Terms.pdf', record: null, isPicture: false },
  { id: id(2), name: 'Sheet.png', record: 'SL-1', isPicture: true },
];

/** The fields in a form, with this dataset type. */
function show(datasetType: string) {
  const requests: unknown[] = [];
  vi.stubGlobal('fetch', async (_address: string, { body }: RequestInit = {}) => {
    requests.push(JSON.parse(String(body)));
    return Response.json({ result: offered });
  });
  const submitted: object[] = [];
  renderInShell(
    <InlineForm
      initialValues={{ enclosures: [], mapSheet: null, datasetType }}
      allowsPristine
      validate={() => []}
      onSubmit={async (values) => {
        submitted.push(values);
      }}
    >
      {() => (
        <>
          <EnclosureFields reportId={id(9)} source={{ ids: [id(5)], parentId: id(6) }} />
          <button type="submit">Run</button>
        </>
      )}
    </InlineForm>,
  );
  return { requests, submitted };
}

it('offers what may go along, and sends what is chosen in its order', async () => {
  const { requests, submitted } = show('Custom');
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Sheet.png – SL-1' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Terms.pdf' }));
  const sheets = screen.getByRole('combobox', { name: /Map sheet/ });
  expect([...sheets.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'None',
    'The newest picture among the documents of each record',
    'Sheet.png – SL-1',
  ]);
  fireEvent.change(sheets, { target: { value: id(2) } });
  fireEvent.click(screen.getByRole('button', { name: 'Run' }));
  await waitFor(() => expect(submitted).toHaveLength(1));
  expect(submitted[0]).toMatchObject({ enclosures: [{ id: id(2) }, { id: id(1) }], mapSheet: id(2) });
  expect(requests).toEqual([{ reportId: id(9), dataSource: { ids: [id(5)], parentId: id(6) } }]);
});

it('asks for no document of a record where letters of all records are made', async () => {
  const { requests } = show('All');
  await screen.findByRole('checkbox', { name: 'Terms.pdf' });
  expect(requests).toEqual([{ reportId: id(9), dataSource: { ids: [], parentId: id(6) } }]);
});
