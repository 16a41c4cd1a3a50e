import { StrictMode, Suspense, useCallback, useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, Outlet, type RouteObject, RouterProvider, useRoutes } from 'react-router-dom';
import {
  type Area,
  isRegistered,
  languages,
  nameIn,
  noDeclaration,
  offeredComponents,
} from 'shared-contracts';
import { createGraphqlClient } from 'shared-contracts/client';
import type { Start } from 'shared-contracts/rest';
import { createRestClient } from 'shared-contracts/rest-client';
import { Provider as GraphqlProvider } from 'urql';
import { CrashBoundary } from '../feedback/crash-boundary.tsx';
import { LoadFailed } from '../feedback/load-failed.tsx';
import { LoadingBar } from '../feedback/loading-bar.tsx';
import { addTexts, createI18n } from '../i18n/i18n.ts';
import { I18nProvider, useTexts } from '../i18n/i18n-provider.tsx';
import { AppFrame } from '../layout/app-frame.tsx';
import { segmentTitle } from '../layout/breadcrumb-trail.ts';
import { Breadcrumbs } from '../layout/breadcrumbs.tsx';
import { DocumentTitle } from '../layout/document-title.tsx';
import { PlacesProvider, placesOf } from '../layout/places.tsx';
import { UserMenu } from '../layout/user-menu.tsx';
import { addPicklists } from '../picklists/picklist-registry.ts';
import { Navigate } from '../router/links.ts';
import { beginDrafts, endDrafts } from '../session/draft-life.ts';
import { forgetKept, keepFor } from '../session/kept.ts';
import { RestProvider } from '../session/rest.tsx';
import { SessionProvider } from '../session/session.tsx';
import { createSessionApi } from '../session/session-api.ts';
import { SignInDialog } from '../sign-in/sign-in-dialog.tsx';
import { ThemeProvider } from '../theme/theme-provider.tsx';

const basePath = new URL('.', document.baseURI).pathname;
const api = createSessionApi(basePath);

function AreaScreens({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}

function Overview({ area }: { area: Area }) {
  const components = Object.entries(offeredComponents(area));
  return (
    <>
      <h1>remote-{area.name}</h1>
      {components.map(([name, Component]) => (
        <section key={name} aria-label={name}>
          <Component />
        </section>
      ))}
    </>
  );
}

/** Where its team begins: its parts together, or where there are none its first address that names no record. */
function firstPlace(area: Area): `/${string}` {
  const first = (area.start ?? noDeclaration).routes.find(({ path }) => !path.includes(':'));
  return first && !area.components ? `/${first.path}` : '/home';
}

/** Whether people who are not signed in have a place in the area. */
const isForVisitors = (area: Area): boolean =>
  (area.start ?? noDeclaration).routes.some(({ gate }) => gate === 'anonymous');

function Frame({ area, start, signedIn }: { area: Area; start: Start; signedIn: () => void }) {
  const { user, version } = start;
  const { language } = useTexts('ui');
  const declared = area.start ?? noDeclaration;
  // Everything that the area provides can be seen here, even if the API does not know it.
  const flags = { ...start.flags, ...Object.fromEntries(declared.flags.map(({ name }) => [name, true])) };
  const registered = declared.routes.filter((route) => isRegistered(route, flags));
  const labelOf = ({ name, list }: (typeof registered)[number]) => {
    const found = declared.lists.find((one) => one.name === list);
    return found
      ? nameIn(language, found.title)
      : segmentTitle(name.split('/').at(-1) ?? name, declared.titles, language);
  };
  const signOut = useCallback(async () => {
    await api.signOut();
    endDrafts();
    forgetKept();
    window.location.reload();
  }, []);
  return (
    <SessionProvider session={{ user, flags, version }}>
      <PlacesProvider places={placesOf(declared)}>
        <DocumentTitle />
        <AppFrame
          navigation={registered.map((route) => ({
            label: labelOf(route),
            to: `/${route.path.replace(':id', 'new')}`,
          }))}
          userMenu={<UserMenu onSignOut={signOut} />}
        >
          <Breadcrumbs />
          {/* A screen that queries the API without a session would reload the page while somebody types a password. */}
          {(user !== null || isForVisitors(area)) && (
            <CrashBoundary>
              <Suspense fallback={<LoadingBar />}>
                <Outlet />
              </Suspense>
            </CrashBoundary>
          )}
        </AppFrame>
        <SignInDialog
          opened={user === null}
          reason="start"
          onSignIn={async (userName, password) => {
            await api.signIn({ userName, password });
            beginDrafts();
            signedIn();
          }}
          onForgotPassword={api.forgotPassword}
        />
      </PlacesProvider>
    </SessionProvider>
  );
}

function StandInShell({ area }: { area: Area }) {
  const { t } = useTexts('ui');
  const [start, setStart] = useState<Start | Error>();
  const load = useCallback(() => {
    api.start().then(
      (next) => {
        keepFor(next.user?.id ?? null);
        setStart(next);
      },
      (error: unknown) => setStart(error instanceof Error ? error : new Error(String(error))),
    );
  }, []);
  useEffect(load, [load]);
  if (!start) return <LoadingBar />;
  if (start instanceof Error) {
    return <LoadFailed message={start.message || t('unknownError')} onTryAgain={load} />;
  }
  return <Frame area={area} start={start} signedIn={load} />;
}

/**
 * Shows one area by itself, with the real API, for the team that works on it. It has the frame, the session and the
 * area's routes, but none of the shell's gates: the API enforces those anyway.
 */
export async function startStandInShell(area: Area): Promise<void> {
  await openStandInShell(area);
}

/** Opens it, and returns its page, so that it can be closed again. */
export async function openStandInShell(area: Area): Promise<Root> {
  const i18n = createI18n();
  for (const language of languages) {
    const load = area.translations[language];
    if (load) addTexts(i18n, area.name, language, await load());
  }
  const signIn = async () => window.location.reload();
  const { client, learn } = createGraphqlClient({ url: `${basePath}api/graphql`, signIn });
  learn(area.stale ?? {});
  addPicklists(area.picklists ?? {});
  const rest = createRestClient({ basePath, signIn });
  const router = createBrowserRouter(
    [
      {
        path: '/',
        element: <StandInShell area={area} />,
        children: [
          ...(area.start ?? noDeclaration).routes.map(({ name, path }) => ({
            path: `${path}/*`,
            element: <AreaScreens routes={[...(area.routes[name] ?? [])]} />,
          })),
          { path: 'home', element: <Overview area={area} /> },
          { index: true, element: <Navigate to={firstPlace(area)} replace /> },
          { path: '*', element: <Navigate to="/home" replace /> },
        ],
      },
    ],
    { basename: basePath },
  );
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id root.');
  const page = createRoot(root);
  page.render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <ThemeProvider>
          <GraphqlProvider value={client}>
            <RestProvider rest={rest}>
              <RouterProvider router={router} />
            </RestProvider>
          </GraphqlProvider>
        </ThemeProvider>
      </I18nProvider>
    </StrictMode>,
  );
  return page;
}
