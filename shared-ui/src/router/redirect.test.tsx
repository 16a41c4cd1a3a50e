import { act, render } from '@testing-library/react';
import { type ReactNode, Suspense, startTransition, use, useState } from 'react';
import { createBrowserRouter, createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Redirect } from './redirect.tsx';

it.each(['', '/suite'])(
  'leads on, in place of the address that it stands at, under “%s”',
  async (basename) => {
    const router = createMemoryRouter(
      [
        { path: '/role/:id', element: <Redirect to="/role/new/details" /> },
        { path: '/role/:id/details', element: <p>details</p> },
      ],
      { basename, initialEntries: [`${basename}/role/new`] },
    );
    const { findByText } = render(<RouterProvider router={router} />);
    await findByText('details');
    expect(router.state.location.pathname).toBe(`${basename}/role/new/details`);
    expect(router.state.historyAction).toBe('REPLACE');
  },
);

type Router = ReturnType<typeof createMemoryRouter>;

const elsewhere: readonly [string, (routes: RouteObject[]) => Router, (router: Router) => void][] = [
  [
    'by a link',
    (routes) => createMemoryRouter(routes, { initialEntries: ['/role/new'] }),
    (router) => startTransition(() => void router.navigate('/home')),
  ],
  [
    'to an entry of the history that another program wrote',
    (routes) => {
      window.history.replaceState({}, '', '/role/new');
      return createBrowserRouter(routes);
    },
    () => {
      window.history.pushState({}, '', '/home');
      startTransition(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    },
  ],
];

it.each(elsewhere)(
  'stays quiet where the person went elsewhere while it came, %s',
  async (_, routerOf, go) => {
    let arrive = () => {};
    function Area(): ReactNode {
      const [isThere, setThere] = useState(false);
      arrive = () => setThere(true);
      return isThere ? <Redirect to="/role/new/details" /> : <p>loading</p>;
    }
    let open = (_: string) => {};
    const slow = new Promise<string>((resolve) => {
      open = resolve;
    });
    const Home = () => <p>{use(slow)}</p>;
    const router = routerOf([
      { path: '/role/:id', element: <Area /> },
      { path: '/role/:id/details', element: <p>details</p> },
      { path: '/home', element: <Home /> },
    ]);
    const { findByText, getByText } = render(
      <Suspense fallback={<p>nothing yet</p>}>
        <RouterProvider router={router} />
      </Suspense>,
    );
    await findByText('loading');
    await act(async () => go(router));
    // The old address is still shown while the new one is on its way.
    expect(getByText('loading')).toBeTruthy();
    await act(async () => arrive());
    expect(router.state.location.pathname).toBe('/home');
    await act(async () => open('home'));
    await findByText('home');
    expect(router.state.location.pathname).toBe('/home');
  },
);
