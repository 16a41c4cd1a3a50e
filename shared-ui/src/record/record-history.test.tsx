import { screen } from '@testing-library/react';
import { Provider } from 'urql';
import { expect, it } from 'vitest';
import { renderInShell, standInApi } from '../testing/index.ts';
import { RecordHistory } from './record-history.tsx';

const id = '0b6d6f0a-5b3e-4c00-9a00-000000000189';

function show(externalIds: readonly object[]) {
  const { client } = standInApi({ RecordHistory: () => ({ data: { history: [], externalIds } }) });
  renderInShell(
    <Provider value={client}>
      <RecordHistory kind="PARCEL" recordId={id} labelOf={(field) => field} />
    </Provider>,
  );
}

it('says above its entries what the record is called in other systems', async () => {
  show([
    { __typename: 'ExternalId', system: 'OldLand', externalId: 'LB-1044' },
    { __typename: 'ExternalId', system: 'Registry', externalId: '7' },
  ]);
  const ids = await screen.findByRole('region', { name: 'In other systems' });
  expect([...ids.querySelectorAll('li')].map((one) => one.textContent)).toEqual([
    'OldLand: LB-1044',
    'Registry: 7',
  ]);
});

it('says nothing of other systems where none knows the record', async () => {
  show([]);
  await screen.findByText('Nobody has changed this record here yet.');
  expect(screen.queryByRole('region', { name: 'In other systems' })).toBeNull();
});
