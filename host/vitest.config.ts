import { browserTests } from 'shared-contracts/build/browser-tests.ts';

export default browserTests('host', import.meta.dirname);
