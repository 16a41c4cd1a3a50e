import { lazy, type ReactNode, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { noFlags } from 'shared-contracts';
import type { Start } from 'shared-contracts/rest';
import {
  AppFrame,
  BottomBar,
  Breadcrumbs,
  DocumentTitle,
  lazyPart,
  NoticeBar,
  SessionProvider,
  SignInDialog,
  SignInPlace,
  UserMenu,
  useTexts,
} from 'shared-ui';
import { useLocation } from 'shared-ui/router';
import { usePreloadOnHover } from '../area-screens/preload.ts';
import { routeAt } from '../areas/declared.ts';
import { offeredDoors } from '../areas/offered-lists.ts';
import { DeclaredProvider, useDeclaredOf } from '../areas/use-declared.tsx';
import { DoorCountsProvider } from '../navigation/door-counts.tsx';
import { FoldersProvider } from '../navigation/folders.tsx';
import { type Offered, useBottomBar, useNavigation, usePlaceHere } from '../navigation/navigation.ts';
import { basePath } from '../page/base-path.ts';
import { DeskPlace } from '../palette/desk-place.tsx';
import { FindBox } from '../palette/find-box.tsx';
import { openPalette } from '../palette/palette-opened.ts';
import { useServices } from '../services/services.tsx';
import { useSessionState } from '../services/use-session-state.ts';
import { signOnInWindow } from '../session/sign-on-window.ts';
import { isMapAt } from '../start/is-map-at.ts';
import { useIsAnonymousRoute } from './anonymous-route.ts';
import { NewVersionNotice } from './new-version-notice.tsx';

// Production builds do not contain this code.
const DevPanel =
  process.env.NODE_ENV === 'development'
    ? lazy(async () => ({ default: (await import('../dev/dev-panel.tsx')).DevPanel }))
    : undefined;

// Only for developers.
const TriedNotice = lazyPart(async () => (await import('./tried-notice.tsx')).TriedNotice);

const noFolders: Offered['folders'] = [];
const noTries: NonNullable<Start['tried']> = [];

/** The frame with the navigation of a signed-in person. */
function PersonalFrame({ offered, children }: { offered: Offered; children: ReactNode }) {
  const { session } = useServices();
  const navigation = useNavigation(offered);
  const place = usePlaceHere(offered.all);
  const bottom = useBottomBar(offered, openPalette);
  const { pathname, search } = useLocation();
  // On map pages the navigation is folded to icons to leave room for the map; pointing at it shows the names.
  const isFolded = routeAt(offered.all, pathname)?.isWorkspace || isMapAt(search);
  return (
    <AppFrame
      navigation={navigation}
      place={place}
      isFolded={isFolded}
      userMenu={
        <>
          <FindBox />
          <UserMenu onSignOut={session.signOut} />
        </>
      }
      bottomBar={<BottomBar items={bottom} place={place} />}
    >
      {children}
    </AppFrame>
  );
}

/** The frame around every screen, with the login form always mounted in it. */
export function Shell() {
  const { session, forgotPassword, writes } = useServices();
  const { t } = useTexts('ui');
  const { t: host } = useTexts('host');
  const state = useSessionState();
  const start = state.phase === 'ready' ? state.start : undefined;
  const all = useDeclaredOf(start);
  const isAnonymous = useIsAnonymousRoute(all);
  const user = start?.user ?? null;
  const flags = start?.flags ?? noFlags;
  const tried = start?.tried ?? noTries;
  const code = new URLSearchParams(useLocation().search).get('try');
  usePreloadOnHover(all, user, flags);
  const sessionEnded = state.phase === 'ready' && state.sessionEnded;
  return (
    <SessionProvider session={{ user, flags, version: start?.version ?? RIGHTWAY_VERSION }}>
      <DeclaredProvider all={all}>
        <DocumentTitle />
        {user && !isAnonymous ? (
          <FoldersProvider key={user.id} writes={writes}>
            <DoorCountsProvider
              isCounted={offeredDoors(all, user, flags).some(({ isCounted }) => isCounted)}
              writes={writes}
            >
              <PersonalFrame
                offered={{ all, user, flags, folders: start?.folders ?? noFolders, unread: start?.unread }}
              >
                {state.phase === 'ready' && state.isLastKnown && (
                  <NoticeBar
                    kind="error"
                    message={host('lastKnown')}
                    action={t('tryAgain')}
                    onAction={() => void session.refresh()}
                  />
                )}
                <NewVersionNotice />
                {(tried.length > 0 || code !== null) && (
                  <Suspense fallback={null}>
                    <TriedNotice tried={tried} code={code} />
                  </Suspense>
                )}
                <DeskPlace />
                <Breadcrumbs />
                <Outlet />
              </PersonalFrame>
            </DoorCountsProvider>
          </FoldersProvider>
        ) : isAnonymous ? (
          <Outlet />
        ) : (
          <SignInPlace>
            <Outlet />
          </SignInPlace>
        )}
        {DevPanel && user && (
          <Suspense fallback={null}>
            <DevPanel />
          </Suspense>
        )}
        <SignInDialog
          opened={sessionEnded || (user === null && !isAnonymous)}
          userName={user?.userName}
          reason={sessionEnded ? 'sessionEnded' : 'start'}
          onSignIn={session.signIn}
          onForgotPassword={forgotPassword}
          onSingleSignOn={
            start?.hasSingleSignOn
              ? () => session.signInBy(() => signOnInWindow(basePath, t('signIn.signOnBlocked')))
              : undefined
          }
        />
      </DeclaredProvider>
    </SessionProvider>
  );
}
