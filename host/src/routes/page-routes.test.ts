import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { pageRoutes } from './page-routes.tsx';

it.each(['/', '/home', '/nothing/like/this', '/master-data/countries/new/details'])(
  'something stands in the frame at %s',
  (address) => {
    expect(matchRoutes(pageRoutes, address)?.map(({ route }) => route.element !== undefined)).toEqual([
      true,
      true,
    ]);
  },
);
