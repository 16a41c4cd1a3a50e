import type { CurrentUser } from './current-user.ts';

/** Who may open a route (000 §2, 001 §6, decisions 13–14). Approvers have a screen of their own. */
export const gates = [
  'anonymous',
  'signedIn',
  'systemAdministrator',
  'administratorOrSelf',
  'administratorWithInvoice',
  'broker',
  'approver',
  'invoice',
] as const;

export type Gate = (typeof gates)[number];

/**
 * What a route requires besides its gate, added after shells were released that do not know it. Those shells show the
 * page to everybody who passes the gate, and the server refuses what they do there.
 */
export type LaterGate = 'bringIn';

/** Whether a person may import tables of existing data: broker editors and administrators (decision 77). */
export const mayBringIn = (user: CurrentUser): boolean =>
  !user.isReadOnly && (user.isSystemAdministrator || (user.isBroker && user.isEditor));

type GateRule = (user: CurrentUser, routeId: string | undefined) => boolean;

const rules: Record<Gate, GateRule> = {
  anonymous: () => true,
  signedIn: () => true,
  systemAdministrator: (user) => user.isSystemAdministrator,
  administratorOrSelf: (user, routeId) => user.isSystemAdministrator || user.id === routeId,
  administratorWithInvoice: (user) => user.isSystemAdministrator && user.canAccessInvoice,
  broker: (user) => user.isBroker,
  approver: (user) => user.isApprover,
  invoice: (user) => user.canAccessInvoice,
};

/** Whether a signed-in user passes a gate; `routeId` is the id in the address. */
export function passesGate(gate: Gate, user: CurrentUser, routeId?: string): boolean {
  return rules[gate](user, routeId);
}

const laterRules: Readonly<Record<LaterGate, (user: CurrentUser) => boolean>> = { bringIn: mayBringIn };

const isLaterGate = (name: string): name is LaterGate => name in laterRules;

/**
 * Whether a signed-in user meets what a route requires besides its gate. Nobody meets a requirement that this release
 * does not know.
 */
export function passesLaterGate(name: string | undefined, user: CurrentUser): boolean {
  return name === undefined || (isLaterGate(name) && laterRules[name](user));
}
