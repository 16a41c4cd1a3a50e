import type { AccountContext } from '../../accounts/sessions/account-context.ts';
import type { RecordContext } from '../../records/record-context.ts';

/** The context of resolvers of people: a save may end sessions. */
export interface UserContext extends RecordContext, AccountContext {}
