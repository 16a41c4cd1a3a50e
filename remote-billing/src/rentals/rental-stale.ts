import type { StaleReads } from 'shared-contracts';

/** Reads of a run: what it holds, and how much of it is odd. */
const ofRun = ['rentRuns', 'rents', 'rentOddities', 'history'];

/** Reads of agreements whose payments a run made or took away. */
const ofPayments = [...ofRun, 'agreement', 'agreements', 'agreementRules'];

/** What the operations on rents mean for the cache. */
export const rentalStale = {
  updateRentSchedule: { lists: ['history'] },
  prepareRents: { lists: ofRun },
  refreshRents: { lists: ofRun },
  decideRents: { lists: ofRun },
  approveRents: { lists: ofPayments },
  sendRents: { lists: ofPayments },
  takeBackRents: { lists: ofPayments },
} satisfies StaleReads['after'];
