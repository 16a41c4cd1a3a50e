/** The parts of the demo that the suite's commands and stories may use. */
export { type DemoName, demoAccounts, demoPassword } from './demo-accounts.ts';
export { fillDatabase } from './fill-database.ts';
