import { type ComponentType, Suspense } from 'react';
import type { ShellRouteName } from 'shared-contracts';
import { LoadingBar, lazyScreen } from 'shared-ui';

/** Screens of the shell itself, each in its own chunk. */
const screens: Record<ShellRouteName, ComponentType> = {
  docs: lazyScreen(async () => (await import('../docs/docs-screen.tsx')).DocsScreen),
  graphql: lazyScreen(async () => (await import('../playground/playground-screen.tsx')).PlaygroundScreen),
  inbox: lazyScreen(async () => (await import('../inbox/inbox-screen.tsx')).InboxScreen),
  rollout: lazyScreen(async () => (await import('../rollout/rollout-screen.tsx')).RolloutScreen),
  'login-callback': lazyScreen(
    async () => (await import('../session/login-callback-screen.tsx')).LoginCallbackScreen,
  ),
};

/** The shell's own screen of a route. */
export function ShellScreen({ name }: { name: ShellRouteName }) {
  const Screen = screens[name];
  return (
    <Suspense fallback={<LoadingBar />}>
      <Screen />
    </Suspense>
  );
}
