import { declareArea } from 'shared-contracts/start';

/** What the shell must know of this area before its code runs. */
export const declaration = declareArea('onboarding', { forms: [] });
