export { type CurrentUser, currentUserSchema } from './current-user.ts';
export { type Gate, passesGate } from './gates.ts';
export { mayEditMasterData } from './master-data-rights.ts';
