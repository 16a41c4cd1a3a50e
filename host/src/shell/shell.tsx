import { Outlet } from 'react-router';
import { noFlags } from 'shared-contracts';
import { AppFrame, Breadcrumbs, SessionProvider, SignInDialog, UserMenu } from 'shared-ui';
import { useSessionState } from '../session/use-session-state.ts';
import { useIsAnonymousRoute } from './anonymous-route.ts';
import { useNavigation } from './navigation.ts';
import { useServices } from './services.tsx';

/** The frame around every screen, with the login form always mounted in it. */
export function Shell() {
  const { session } = useServices();
  const state = useSessionState();
  const isAnonymous = useIsAnonymousRoute();
  const start = state.phase === 'ready' ? state.start : undefined;
  const user = start?.user ?? null;
  const flags = start?.flags ?? noFlags;
  const navigation = useNavigation(user, flags);
  const sessionEnded = state.phase === 'ready' && state.sessionEnded;
  return (
    <SessionProvider session={{ user, flags, version: start?.version ?? RIGHTWAY_VERSION }}>
      {user ? (
        <AppFrame navigation={navigation} userMenu={<UserMenu onSignOut={session.signOut} />}>
          <Breadcrumbs />
          <Outlet />
        </AppFrame>
      ) : (
        <Outlet />
      )}
      <SignInDialog
        opened={sessionEnded || (user === null && !isAnonymous)}
        reason={sessionEnded ? 'sessionEnded' : 'start'}
        onSignIn={session.signIn}
      />
    </SessionProvider>
  );
}
