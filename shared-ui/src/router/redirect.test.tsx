import { act, render } from '@testing-library/react';
import { type ReactNode, Suspense, startTransition, use, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Redirect } from './redirect.tsx';

it('leads on, in place of the address that it stands at', async () => {
  const router = createMemoryRouter(
    [
      { path: '/role/:id', element: <Redirect to="/role/new/details" /> },
      { path: '/role/:id/details', element: <p>details</p> },
    ],
    { initialEntries: ['/role/new'] },
  );
  const { findByText } = render(<RouterProvider router={router} />);
  await findByText('details');
  expect(router.state.location.pathname).toBe('/role/new/details');
  expect(router.state.historyAction).toBe('REPLACE');
});

it('stays quiet where the person went elsewhere while it came', async () => {
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
  const router = createMemoryRouter(
    [
      { path: '/role/:id', element: <Area /> },
      { path: '/role/:id/details', element: <p>details</p> },
      { path: '/home', element: <Home /> },
    ],
    { initialEntries: ['/role/new'] },
  );
  const { findByText, getByText } = render(
    <Suspense fallback={<p>nothing yet</p>}>
      <RouterProvider router={router} />
    </Suspense>,
  );
  await findByText('loading');
  await act(async () => {
    startTransition(() => void router.navigate('/home'));
  });
  // The old address is still shown while the new one is on its way.
  expect(getByText('loading')).toBeTruthy();
  await act(async () => arrive());
  expect(router.state.location.pathname).toBe('/home');
  await act(async () => open('home'));
  await findByText('home');
  expect(router.state.location.pathname).toBe('/home');
});
