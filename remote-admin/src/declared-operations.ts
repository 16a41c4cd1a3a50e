import { masterDataOperations } from 'shared-contracts/master-data';

/** The operations that are made from declarations; `generated/operations.ts` has their typed documents. */
export const declaredOperations: string = masterDataOperations();
