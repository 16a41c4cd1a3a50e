import { standInApi } from 'shared-ui/testing';
import { expect, it, vi } from 'vitest';
import { prefetchAssociate } from './associate-prefetch.ts';

it.each([
  ['0b6d6f0a-5b20-4c00-9a00-000000000001', 1],
  // Neither is an associate: a read would be answered that it is not there.
  ['new', 0],
  ['duplicates', 0],
])('of business-associate/%s %i read begins ahead', (id, reads) => {
  const { client } = standInApi({ BusinessAssociate: () => ({ data: { record: null } }) });
  const query = vi.spyOn(client, 'query');
  prefetchAssociate({ route: 'business-associate', params: { id }, client });
  expect(query).toHaveBeenCalledTimes(reads);
});
