import type { AccountContext } from '../../accounts/sessions/account-context.ts';
import type { RecordContext } from '../../records/record-context.ts';

/** What resolvers of people have at hand: a save may end sessions. */
export interface UserContext extends RecordContext, AccountContext {}
