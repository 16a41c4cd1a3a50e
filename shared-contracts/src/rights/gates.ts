import type { CurrentUser } from './current-user.ts';

/** Who may open a route (000 §2, 001 §6, decisions 13–14); approvers have a screen of their own. */
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
