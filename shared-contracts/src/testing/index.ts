export { aRelease } from './a-release.ts';
export { aUser } from './a-user.ts';
