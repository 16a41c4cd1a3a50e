import type { FlagName } from '../flags/index.ts';
import type { Gate } from '../rights/gates.ts';
import type { RouteName, WhenFlagOff } from './route-name.ts';

/** The route of an administered kind, and the list that its records stand in. */
export interface KindRoute {
  readonly name: RouteName;
  readonly list: string;
  readonly gate?: Gate;
  readonly flags?: readonly FlagName[];
  readonly whenFlagOff?: WhenFlagOff;
}
