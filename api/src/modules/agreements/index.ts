import type { Module } from '../module.ts';
import { agreementRecords } from './agreement-records.ts';
import { agreementMutations, agreementQueries } from './agreement-resolvers.ts';

export type { AgreementSave } from './agreement-kind.ts';
export { agreementKind } from './agreement-kind.ts';
export { agreementList, changeAgreements } from './agreement-lists.ts';
export { agreementsInUse } from './agreement-store.ts';
export { agreementRuleRows, clockFacts } from './clock-store.ts';
export { hasConsent } from './consent-store.ts';
export { addAgreements, removeAgreements } from './many-agreements.ts';
export { parcelsCalled } from './parcel-match-store.ts';
export { storedAgreements } from './stored-agreements.ts';

/** Agreements with all their parts, and the rules of the provinces that apply to them. */
export const agreements: Module = {
  schema: ['agreements.graphql'],
  records: agreementRecords,
  queries: agreementQueries,
  mutations: agreementMutations,
};
