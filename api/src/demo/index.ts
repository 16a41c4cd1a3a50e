/** What the commands of the suite, and its stories, may use of the demo. */
export { type DemoName, demoAccounts, demoPassword } from './demo-accounts.ts';
export { fillDatabase } from './fill-database.ts';
