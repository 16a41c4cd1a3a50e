import { expect, it } from 'vitest';
import { eventLocks } from './event-locks.ts';
import { eventFields } from './event-rules.ts';

const own = { isNew: false, isUserOwned: true, mayEdit: true };

it.each([
  ['a new one', false, { isNew: true, isUserOwned: false }, []],
  ['one’s own keeps its type', false, {}, ['eventType']],
  ['another company’s', false, { isUserOwned: false }, eventFields],
  ['of a project that one only sees', false, { isNew: true, mayEdit: false }, eventFields],
  ['to a reader', true, { isNew: true }, eventFields],
] as const)('%s', (_, isReadOnly, change, locked) => {
  expect([...eventLocks({ isReadOnly }, { ...own, ...change }).keys()]).toEqual(locked);
});
