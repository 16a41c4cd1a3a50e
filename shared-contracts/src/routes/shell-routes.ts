import type { Gate } from '../rights/gates.ts';

export type ShellRouteName = 'login-callback' | 'docs' | 'graphql' | 'inbox' | 'rollout';

interface ShellRoute {
  readonly name: ShellRouteName;
  readonly path: string;
  readonly area: 'shell';
  readonly gate: Gate;
  readonly flags: readonly [];
  readonly whenFlagOff: 'startScreen';
}

const page = (name: ShellRouteName, gate: Gate): ShellRoute => ({
  name,
  path: name,
  area: 'shell',
  gate,
  flags: [],
  whenFlagOff: 'startScreen',
});

/** The places of the shell itself. */
export const shellRoutes: readonly ShellRoute[] = [
  page('login-callback', 'anonymous'),
  page('docs', 'signedIn'),
  page('inbox', 'signedIn'),
  page('graphql', 'signedIn'),
  page('rollout', 'systemAdministrator'),
];
