import { agreementsName } from './agreement-record.ts';

/**
 * The collection to which communications and events of agreements belong, and the name of the agreement in their save.
 */
export const belowAgreements = { collection: agreementsName, field: 'agreementId' } as const;
