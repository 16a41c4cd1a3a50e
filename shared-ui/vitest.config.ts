import { browserTests } from 'shared-contracts/build/browser-tests.ts';

export default browserTests('shared-ui', import.meta.dirname);
