/** How the tests of a remote in a repository of its own run: what `rightway test` gives to vitest. */
import { appIn } from './app.ts';
import { browserTests } from './browser-tests.ts';

export default browserTests(appIn(process.cwd()).name, process.cwd());
