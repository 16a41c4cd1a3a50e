import { type ComponentType, Suspense } from 'react';
import type { RouteName } from 'shared-contracts';
import { LoadingBar, lazyScreen } from 'shared-ui';

/** Screens of the shell itself, each in its own chunk. */
const screens: Partial<Record<RouteName, ComponentType>> = {
  docs: lazyScreen(async () => (await import('../docs/docs-screen.tsx')).DocsScreen),
  graphql: lazyScreen(async () => (await import('../playground/playground-screen.tsx')).PlaygroundScreen),
  rollout: lazyScreen(async () => (await import('../rollout/rollout-screen.tsx')).RolloutScreen),
  'login-callback': lazyScreen(
    async () => (await import('../session/login-callback-screen.tsx')).LoginCallbackScreen,
  ),
};

/** The shell's own screen of a route. */
export function ShellScreen({ name }: { name: RouteName }) {
  const Screen = screens[name];
  return Screen ? (
    <Suspense fallback={<LoadingBar />}>
      <Screen />
    </Suspense>
  ) : null;
}
