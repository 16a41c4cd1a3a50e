import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { noFlags } from 'shared-contracts';
import {
  AppFrame,
  Breadcrumbs,
  DocumentTitle,
  NoticeBar,
  SessionProvider,
  SignInDialog,
  UserMenu,
  useTexts,
} from 'shared-ui';
import { DeclaredProvider, useDeclaredOf } from '../areas/use-declared.tsx';
import { DeskPlace } from '../palette/desk-place.tsx';
import { usePreloadOnHover } from '../remotes/preload.ts';
import { signOnInWindow } from '../session/sign-on-window.ts';
import { useSessionState } from '../session/use-session-state.ts';
import { useIsAnonymousRoute } from './anonymous-route.ts';
import { basePath } from './base-path.ts';
import { useListHere, useNavigation } from './navigation.ts';
import { NewVersionNotice } from './new-version-notice.tsx';
import { useServices } from './services.tsx';

// Left out of production builds, code and all.
const DevPanel =
  process.env.NODE_ENV === 'development'
    ? lazy(async () => ({ default: (await import('../dev/dev-panel.tsx')).DevPanel }))
    : undefined;

/** The frame around every screen, with the login form always mounted in it. */
export function Shell() {
  const { session, forgotPassword } = useServices();
  const { t } = useTexts('ui');
  const { t: host } = useTexts('host');
  const state = useSessionState();
  const start = state.phase === 'ready' ? state.start : undefined;
  const all = useDeclaredOf(start);
  const isAnonymous = useIsAnonymousRoute(all);
  const user = start?.user ?? null;
  const flags = start?.flags ?? noFlags;
  const navigation = useNavigation(all, user, flags);
  const listHere = useListHere(all);
  usePreloadOnHover(all, user, flags);
  const sessionEnded = state.phase === 'ready' && state.sessionEnded;
  return (
    <SessionProvider session={{ user, flags, version: start?.version ?? RIGHTWAY_VERSION }}>
      <DeclaredProvider all={all}>
        <DocumentTitle />
        {user && !isAnonymous ? (
          <AppFrame
            navigation={navigation}
            place={listHere}
            userMenu={<UserMenu onSignOut={session.signOut} />}
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
            <DeskPlace />
            <Breadcrumbs />
            <Outlet />
          </AppFrame>
        ) : (
          <Outlet />
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
