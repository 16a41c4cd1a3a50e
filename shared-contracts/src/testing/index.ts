export { aUser } from './a-user.ts';
