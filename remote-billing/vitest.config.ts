import { browserTests } from 'shared-contracts/build/browser-tests.ts';

export default browserTests('remote-billing', import.meta.dirname);
