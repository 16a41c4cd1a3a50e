import { agreementsName } from './agreement-record.ts';

/** Where communications and events of agreements stand, and what a save calls the agreement. */
export const belowAgreements = { collection: agreementsName, field: 'agreementId' } as const;
