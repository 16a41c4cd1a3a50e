import { describe, expect, it } from 'vitest';
import { aUser } from '../testing/index.ts';
import { newProjectLock, projectFields, projectLock, projectLocks, projectLockText } from './index.ts';

const [ours, theirs] = ['0b6d6f0a-5a01-4c00-9a00-000000000001', '0b6d6f0a-5a01-4c00-9a00-000000000002'];
const plain = {
  productClientId: ours,
  isEditor: false,
  isReadOnly: false,
  isSuperUser: false,
  isSystemAdministrator: false,
};
const kinds = {
  administrator: aUser({ ...plain, isSystemAdministrator: true }),
  editor: aUser({ ...plain, isEditor: true }),
  superUser: aUser({ ...plain, isSuperUser: true }),
  reader: aUser({ ...plain, isEditor: true, isReadOnly: true }),
  onlooker: aUser(plain),
} as const;

const owned = { ownerId: ours, brokerId: null, operatorId: theirs };
const brokered = { ownerId: theirs, brokerId: ours, operatorId: null };
const operated = { ownerId: theirs, brokerId: null, operatorId: ours };
const foreign = { ownerId: theirs, brokerId: null, operatorId: null };

describe.each([
  ['administrator', owned, ['owner']],
  ['administrator', operated, ['owner']],
  ['administrator', foreign, ['owner']],
  ['editor', owned, ['owner']],
  ['editor', brokered, ['broker', 'operator', 'owner']],
  ['editor', operated, ['broker', 'operator', 'owner']],
  ['superUser', owned, ['owner']],
  ['superUser', operated, ['broker', 'operator', 'owner']],
  ['editor', foreign, [...projectFields].toSorted()],
  ['reader', owned, [...projectFields].toSorted()],
  ['onlooker', owned, [...projectFields].toSorted()],
  ['administrator', undefined, []],
  ['editor', undefined, ['owner']],
  ['superUser', undefined, ['owner']],
  ['reader', undefined, [...projectFields].toSorted()],
  ['onlooker', undefined, [...projectFields].toSorted()],
] as const)('%s of %j', (name, parties, locked) => {
  it('may change what it must', () => {
    expect([...projectLocks(kinds[name], parties).keys()].toSorted()).toEqual(locked);
  });
});

it('who may change nothing is told why', () => {
  expect([
    newProjectLock(kinds.reader),
    newProjectLock(kinds.onlooker),
    newProjectLock(kinds.editor),
  ]).toEqual(['readOnly', 'noRight', undefined]);
  expect([
    projectLock(kinds.reader, owned),
    projectLock(kinds.editor, foreign),
    projectLock(kinds.editor, owned),
  ]).toEqual(['readOnly', 'noRight', undefined]);
  expect(projectLockText('parties', 'es')).toMatch(/intermediario/);
});
