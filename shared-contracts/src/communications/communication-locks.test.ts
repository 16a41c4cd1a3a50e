import { expect, it } from 'vitest';
import { communicationLocks, type LockedCommunication } from './communication-locks.ts';
import { communicationFields } from './communication-validator.ts';

const own: LockedCommunication = {
  isNew: false,
  isUserOwned: true,
  mayEditProject: true,
  source: 'Agreement',
  openedIn: 'Agreement',
};

it.each([
  ['one’s own, where it was written', false, {}, []],
  [
    'one’s own, opened elsewhere',
    false,
    { openedIn: 'BusinessAssociate' },
    ['businessAssociates', 'contacts'],
  ],
  ['a project’s, opened elsewhere', false, { source: 'Project', openedIn: 'BusinessAssociate' }, []],
  ['another company’s', false, { isUserOwned: false }, communicationFields],
  ['a new one', false, { isNew: true, isUserOwned: false }, []],
  ['of a project that one only sees', false, { mayEditProject: false, isNew: true }, communicationFields],
  ['to a reader', true, { isNew: true }, communicationFields],
] as const)('%s', (_, isReadOnly, change, locked) => {
  expect([...communicationLocks({ isReadOnly }, { ...own, ...change }).keys()]).toEqual(locked);
});
