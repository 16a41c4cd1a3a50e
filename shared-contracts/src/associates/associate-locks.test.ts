import { describe, expect, it } from 'vitest';
import {
  addLock,
  associateLocks,
  contactLocks,
  deleteLock,
  type LockViewer,
  lockText,
} from './associate-locks.ts';
import { associateFields } from './associate-validator.ts';
import { contactFields } from './contact-validator.ts';

const writer: LockViewer = {
  canAccessInvoice: false,
  isEditor: true,
  isSystemAdministrator: false,
  productClientId: 'own',
  isReadOnly: false,
  isSyncWithLrdEnabled: false,
  isSyncWithLwEnabled: false,
  hasAccounting: false,
};
const plain = { isClient: false, isLinkedToAccounting: false, companyId: null };
const billed = [
  ...['addressLine1', 'addressLine2', 'addressLine3', 'country', 'stateOrProvince', 'city', 'postalCode'],
  ...['taxNumber'],
];
const client = { ...plain, isClient: true, companyId: 'own' };
const otherClient = { ...client, companyId: 'other' };
const allButName = associateFields.filter((field) => field !== 'name').toSorted();
const allButBilled = allButName.filter((field) => !billed.includes(field));
const openIn = (locks: ReadonlyMap<string, unknown>, fields: readonly string[]) =>
  fields.filter((field) => !locks.has(field));

const underSync = [
  ...['isDowerRights', 'isCrown', 'cellNumber', 'communicationNotes', 'costCentreCode', 'notes'],
  ...['residence', 'safetyNote', 'spouse', 'title', 'trapperNumber', 'vendorCode'],
].toSorted();

describe.each([
  ['a writer', {}, plain, [...associateFields].toSorted(), [...contactFields], undefined, undefined],
  ['a reader', { isReadOnly: true }, plain, [], [], 'readOnly', 'readOnly'],
  ['one option', { isSyncWithLwEnabled: true }, plain, underSync, ['notes'], 'synchronized', 'synchronized'],
  ['the other', { isSyncWithLrdEnabled: true }, plain, underSync, ['notes'], 'synchronized', 'synchronized'],
  ['an editor of the client', {}, client, allButName, [...contactFields], undefined, undefined],
  ['an editor elsewhere', {}, otherClient, allButBilled, [...contactFields], undefined, undefined],
  [
    ...['somebody of the client who is no editor', { isEditor: false }, client, allButBilled],
    ...[[...contactFields], undefined, undefined],
  ],
  [
    ...['who invoices', { isEditor: false, canAccessInvoice: true }, otherClient, allButName],
    ...[[...contactFields], undefined, undefined],
  ],
  [
    ...['an administrator', { isEditor: false, isSystemAdministrator: true }, otherClient, allButName],
    ...[[...contactFields], undefined, undefined],
  ],
  [
    'accounting',
    { hasAccounting: true },
    { ...plain, isLinkedToAccounting: true },
    ['communicationNotes', 'notes', 'safetyNote'],
    [...contactFields],
    undefined,
    'accounting',
  ],
  [
    'accounting with its flag off',
    {},
    { ...plain, isLinkedToAccounting: true },
    [...associateFields].toSorted(),
    [...contactFields],
    undefined,
    undefined,
  ],
  [
    'the flag without a link',
    { hasAccounting: true },
    plain,
    [...associateFields].toSorted(),
    [...contactFields],
    undefined,
    undefined,
  ],
  [
    'a reader of everything at once',
    { isReadOnly: true, isSyncWithLwEnabled: true, hasAccounting: true },
    { ...client, isLinkedToAccounting: true },
    [],
    [],
    'readOnly',
    'readOnly',
  ],
] as const)('%s', (_, change, associate, details, contact, add, remove) => {
  const viewer = { ...writer, ...change };

  it('leaves open what it must', () => {
    expect(openIn(associateLocks(viewer, associate), associateFields).toSorted()).toEqual(details);
    expect(openIn(contactLocks(viewer), contactFields)).toEqual(contact);
  });

  it('tells who adds and deletes', () => {
    expect([addLock(viewer), deleteLock(viewer, associate)]).toEqual([add, remove]);
  });
});

it('a new associate has no locks but those of the person', () => {
  expect(associateLocks({ ...writer, hasAccounting: true }, undefined).size).toBe(0);
});

it('a reason is a sentence in the person’s language', () => {
  expect(lockText('accounting')).toBe('Accounting keeps this. Change it there.');
  expect(lockText('accounting', 'es')).toBe('Contabilidad lleva este dato. Cámbielo allí.');
});
