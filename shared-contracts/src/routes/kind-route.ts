import type { OwnFlagName } from '../flags/index.ts';
import type { AdministeredRoute } from '../generated/kind-names.ts';
import type { Gate } from '../rights/gates.ts';
import type { WhenFlagOff } from './route-name.ts';

/** The route of an administered kind, and the list of its records. */
export interface KindRoute {
  readonly list: string;
  /** Set if it is not `master-data/{list}`. */
  readonly name?: AdministeredRoute;
  readonly gate?: Gate;
  readonly flags?: readonly OwnFlagName[];
  readonly whenFlagOff?: WhenFlagOff;
}
