import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { noFlags } from 'shared-contracts';
import { createGraphqlClient } from 'shared-contracts/client';
import { createRestClient } from 'shared-contracts/rest-client';
import { aUser } from 'shared-contracts/testing';
import { Provider as GraphqlProvider } from 'urql';
import { createI18n, I18nProvider, RestProvider, SessionProvider, ThemeProvider } from '../src/index.ts';
import { answerFromHere } from './answers.ts';
import { Gallery } from './gallery.tsx';

answerFromHere();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root.');

const { client } = createGraphqlClient({ url: '/api/graphql', signIn: async () => {} });
const router = createBrowserRouter([
  { path: '/:block?/*', element: <Gallery /> },
  { path: '/in/:place/:placed', element: <Gallery block="placed" /> },
  // A record's form is shown at its own route.
  { path: '/surface-project/:id/*', element: <Gallery block="record" /> },
  { path: '/business-associate/:id/*', element: <Gallery block="communications" /> },
]);

createRoot(root).render(
  <StrictMode>
    <I18nProvider i18n={createI18n()}>
      <ThemeProvider>
        <SessionProvider session={{ user: aUser(), flags: noFlags, version: 'gallery' }}>
          <GraphqlProvider value={client}>
            <RestProvider rest={createRestClient({ basePath: '/' })}>
              <RouterProvider router={router} />
            </RestProvider>
          </GraphqlProvider>
        </SessionProvider>
      </ThemeProvider>
    </I18nProvider>
  </StrictMode>,
);
