import { describe, expect, it } from 'vitest';
import { aUser } from '../testing/index.ts';
import {
  canAccessProject,
  canEditProject,
  isBrokerEditor,
  isEditUser,
  isOperatorEditor,
  mayApproveRents,
  projectRole,
  type RecordAction,
  type RecordFacts,
  type RightsKind,
  recordRights,
} from './index.ts';

const ours = '0b6d6f0a-5a01-4c00-9a00-000000000001';
const theirs = '0b6d6f0a-5a01-4c00-9a00-000000000002';
const nobody = '0b6d6f0a-5a01-4c00-9a00-000000000009';

const plain = {
  productClientId: ours,
  isApprover: false,
  isBroker: false,
  isEditor: false,
  isOperator: false,
  isReadOnly: false,
  isSuperUser: false,
  isSystemAdministrator: false,
  canAccessInvoice: false,
};

/** The eight kinds of user (000 §1), as in the demo. */
const kinds = {
  administrator: aUser({ ...plain, isSystemAdministrator: true }),
  brokerEditor: aUser({ ...plain, isBroker: true, isEditor: true }),
  invoicingBroker: aUser({ ...plain, isBroker: true, canAccessInvoice: true }),
  operatorEditor: aUser({ ...plain, isOperator: true, isEditor: true }),
  approver: aUser({ ...plain, isOperator: true, isApprover: true }),
  superUser: aUser({ ...plain, isSuperUser: true }),
  readOnly: aUser({ ...plain, isOperator: true, isEditor: true, isReadOnly: true }),
  plainOperator: aUser({ ...plain, isOperator: true }),
} as const;

type Kind = keyof typeof kinds;

const names = Object.keys(kinds) as Kind[];

const owned = { ownerId: ours, brokerId: null, operatorId: null };
const brokered = { ownerId: theirs, brokerId: ours, operatorId: theirs };
const operated = { ownerId: theirs, brokerId: theirs, operatorId: ours };
const foreign = { ownerId: theirs, brokerId: theirs, operatorId: null };

describe('the role on a project', () => {
  it.each([
    [owned, 'Owner'],
    [{ ...brokered, ownerId: ours }, 'Owner'],
    [brokered, 'AssignedBroker'],
    [operated, 'AssignedOperator'],
    [{ ...operated, brokerId: ours }, 'AssignedBroker'],
    [foreign, 'NoAccess'],
    [{ ownerId: null, brokerId: null, operatorId: null }, 'NoAccess'],
  ] as const)('of %j is %s', (parties, role) => {
    expect(projectRole(kinds.brokerEditor, parties)).toBe(role);
    expect(canAccessProject(kinds.brokerEditor, parties)).toBe(role !== 'NoAccess');
  });

  it('of a system administrator stands in for the owner', () => {
    expect(projectRole(kinds.administrator, foreign)).toBe('Owner');
    expect(projectRole(kinds.administrator, operated)).toBe('AssignedOperator');
  });
});

describe('editors of a project', () => {
  const writers: readonly Kind[] = ['administrator', 'brokerEditor', 'operatorEditor', 'superUser'];

  it.each(names)('%s', (name) => {
    const user = kinds[name];
    const isWriter = writers.includes(name);
    expect([owned, brokered, operated].map((parties) => canEditProject(user, parties))).toEqual([
      isWriter,
      isWriter,
      isWriter,
    ]);
    expect(canEditProject(user, foreign)).toBe(name === 'administrator');
    expect([owned, brokered, operated].map((parties) => isBrokerEditor(user, parties))).toEqual([
      isWriter,
      isWriter,
      false,
    ]);
    expect([owned, brokered, operated].map((parties) => isOperatorEditor(user, parties))).toEqual([
      isWriter,
      false,
      isWriter,
    ]);
    // One company may be both: it has the rights of both, though its role is called by the stronger.
    const both = { ...brokered, operatorId: brokered.brokerId };
    expect(isBrokerEditor(user, both)).toBe(isWriter);
    expect(isOperatorEditor(user, both)).toBe(isWriter);
    expect([owned, brokered, operated].map((parties) => isEditUser(user, parties))).toEqual([
      isWriter,
      isWriter,
      isWriter,
    ]);
  });
});

type Row = readonly [kind: RightsKind, action: RecordAction, facts: RecordFacts, allowed: readonly Kind[]];

const everybody = names;
const writing = names.filter((name) => name !== 'readOnly');
const administrators: readonly Kind[] = ['administrator'];
const editors: readonly Kind[] = ['administrator', 'brokerEditor', 'operatorEditor', 'superUser'];
const none: readonly Kind[] = [];

const onOurs = { project: brokered, ownerId: ours };
const onForeign = { project: foreign, ownerId: ours };

const part = (kind: RightsKind): Row[] => [
  [kind, 'view', { project: brokered }, everybody],
  [kind, 'view', { project: foreign }, administrators],
  [kind, 'create', { project: brokered }, editors],
  [kind, 'create', { project: operated }, none],
  [kind, 'create', { project: foreign }, administrators],
  [kind, 'edit', { project: operated }, editors],
  [kind, 'edit', { project: foreign }, administrators],
  [kind, 'delete', { project: brokered }, editors],
  [kind, 'delete', { project: operated }, none],
  [kind, 'delete', { project: foreign }, administrators],
];

const engagementPart = (kind: RightsKind): Row[] => [
  [kind, 'view', { project: operated }, everybody],
  [kind, 'view', { project: foreign }, administrators],
  [kind, 'create', { project: operated }, editors],
  [kind, 'edit', { project: operated }, editors],
  [kind, 'delete', { project: operated }, editors],
  [kind, 'delete', { project: foreign }, administrators],
];

const lookup = (kind: RightsKind): Row[] => [
  [kind, 'view', {}, everybody],
  [kind, 'create', {}, administrators],
  [kind, 'edit', {}, administrators],
  [kind, 'delete', {}, administrators],
];

const companyLookup = (kind: RightsKind): Row[] => [
  [kind, 'view', { ownerId: ours }, everybody],
  [kind, 'view', { ownerId: theirs }, administrators],
  [kind, 'create', {}, administrators],
  [kind, 'edit', { ownerId: ours }, administrators],
  [kind, 'delete', { ownerId: ours }, administrators],
];

const land = (kind: RightsKind): Row[] => [
  [kind, 'view', {}, everybody],
  [kind, 'create', {}, editors],
  [kind, 'edit', {}, editors],
  [kind, 'delete', {}, editors],
];

const self = kinds.brokerEditor.id;
const invoicing: readonly Kind[] = ['invoicingBroker'];

const table: readonly Row[] = [
  ...lookup('masterData'),
  ...lookup('masterModel'),
  ...lookup('reportTemplate'),
  ...lookup('task'),
  ...lookup('taskRole'),
  ...lookup('taskModel'),
  ...companyLookup('taskManager'),
  ...companyLookup('team'),
  ...part('agreement'),
  ...part('request'),
  ...part('stakeholder'),
  ...engagementPart('obligation'),
  ...engagementPart('keyDate'),
  ...engagementPart('indigenousEngagement'),
  ...engagementPart('member'),
  ...engagementPart('relatedProject'),
  ...engagementPart('projectRevision'),
  ...engagementPart('requestItem'),
  ...land('parcel'),
  ...land('title'),
  ...land('titleTract'),
  ...land('instrument'),

  ['surfaceProject', 'view', { project: operated }, everybody],
  ['surfaceProject', 'view', { project: foreign }, administrators],
  ['surfaceProject', 'create', {}, editors],
  ['surfaceProject', 'edit', { project: operated }, editors],
  ['surfaceProject', 'edit', { project: foreign }, administrators],
  ['surfaceProject', 'delete', { project: owned }, administrators],
  ['surfaceProject', 'delete', { project: operated }, administrators],

  ['request', 'delete', { project: brokered, connectNumber: 'C1', connectStatus: 'Approved' }, none],
  ['request', 'delete', { project: brokered, connectNumber: 'C1', connectStatus: null }, editors],
  ['request', 'delete', { project: brokered, connectNumber: null, connectStatus: 'Approved' }, editors],

  ['businessAssociate', 'view', {}, everybody],
  ['businessAssociate', 'create', {}, writing],
  ['businessAssociate', 'edit', {}, writing],
  ['businessAssociate', 'delete', {}, editors],
  ['businessAssociate', 'delete', { isLinkedToAccounting: true }, none],
  ['contact', 'view', {}, everybody],
  ['contact', 'create', {}, writing],
  ['contact', 'edit', {}, writing],
  ['contact', 'delete', {}, writing],
  ['contact', 'delete', { isLinkedToAccounting: true }, none],

  ['communication', 'view', onOurs, everybody],
  ['communication', 'view', { project: foreign, ownerId: ours }, administrators],
  ['communication', 'view', { project: null, ownerId: ours }, everybody],
  ['communication', 'view', { project: null, ownerId: theirs }, administrators],
  ['communication', 'create', { project: brokered }, editors],
  ['communication', 'create', { project: null }, writing],
  ['communication', 'edit', onOurs, editors],
  ['communication', 'edit', { project: brokered, ownerId: theirs }, none],
  ['communication', 'edit', { project: null, ownerId: ours }, writing],
  ['communication', 'edit', onForeign, administrators],
  ['communication', 'delete', onOurs, editors],
  ['communication', 'delete', { project: brokered, ownerId: theirs }, none],
  ['communication', 'delete', { project: null, ownerId: ours }, writing],

  ['comment', 'view', { project: brokered, ownerId: theirs }, everybody],
  ['comment', 'view', { project: brokered, ownerId: theirs, isConfidential: true }, administrators],
  ['comment', 'view', { project: brokered, ownerId: ours, isConfidential: true }, everybody],
  ['comment', 'view', { project: foreign, ownerId: ours }, administrators],
  ['comment', 'create', { project: brokered }, writing],
  ['comment', 'create', { project: foreign }, administrators],
  ['comment', 'edit', { project: brokered, ownerId: ours, userId: self }, writing],
  ['comment', 'edit', { project: brokered, ownerId: ours, userId: nobody }, none],
  ['comment', 'edit', { project: foreign, ownerId: ours, userId: self }, administrators],
  ['comment', 'delete', { project: brokered, ownerId: ours, userId: self }, writing],
  ['comment', 'delete', { project: brokered, ownerId: ours, userId: nobody }, none],

  ['event', 'view', { project: operated }, everybody],
  ['event', 'view', { project: foreign }, administrators],
  ['event', 'create', { project: operated }, editors],
  ['event', 'edit', onOurs, editors],
  ['event', 'edit', { project: brokered, ownerId: theirs }, none],
  ['event', 'delete', onOurs, editors],
  ['event', 'delete', { project: brokered, ownerId: theirs }, none],

  ['relatedDocument', 'view', { project: operated, ownerId: theirs }, everybody],
  ['relatedDocument', 'view', { project: null, ownerId: theirs }, administrators],
  ['relatedDocument', 'create', { project: operated }, editors],
  ['relatedDocument', 'create', { project: operated, isConnectItem: true }, none],
  ['relatedDocument', 'edit', onOurs, editors],
  ['relatedDocument', 'edit', { ...onOurs, isConnectItem: true }, none],
  ['relatedDocument', 'edit', { project: brokered, ownerId: theirs }, none],
  ['relatedDocument', 'delete', onOurs, editors],
  ['relatedDocument', 'delete', { ...onOurs, isConnectItem: true }, none],
  ['relatedDocument', 'delete', { project: brokered, ownerId: theirs }, none],

  ['assignedTask', 'view', { project: operated }, everybody],
  ['assignedTask', 'view', { project: foreign }, administrators],
  ['assignedTask', 'create', { project: operated }, editors],
  ['assignedTask', 'edit', { project: operated, userId: nobody }, editors],
  ['assignedTask', 'edit', { project: operated, userId: self }, writing],
  ['assignedTask', 'edit', { project: foreign, userId: self }, administrators],
  ['assignedTask', 'delete', { project: operated, userId: self }, editors],

  ['user', 'view', { ownerId: ours, userId: nobody }, everybody],
  ['user', 'view', { ownerId: theirs, userId: nobody }, administrators],
  ['user', 'create', {}, administrators],
  ['user', 'edit', { userId: nobody }, administrators],
  ['user', 'edit', { userId: self }, writing],
  ['user', 'delete', { userId: self }, administrators],

  ['rateSchedule', 'view', {}, administrators],
  ['rateSchedule', 'create', {}, administrators],
  ['rateSchedule', 'edit', {}, administrators],
  ['rateSchedule', 'delete', {}, administrators],
  ['rate', 'view', {}, ['administrator', 'brokerEditor', 'invoicingBroker']],
  ['rate', 'create', {}, administrators],
  ['rate', 'edit', {}, administrators],
  ['rate', 'delete', {}, administrators],

  ['timesheet', 'view', { ownerId: ours, userId: nobody }, [...invoicing, 'approver']],
  ['timesheet', 'view', { ownerId: theirs, userId: nobody }, none],
  ['timesheet', 'view', { ownerId: theirs, userId: self }, ['brokerEditor', 'invoicingBroker']],
  ['timesheet', 'create', {}, ['brokerEditor', 'invoicingBroker']],
  [
    'timesheet',
    'edit',
    { ownerId: ours, userId: self, status: 'PENDING' },
    ['brokerEditor', 'invoicingBroker'],
  ],
  // Each of its lines has its own lock.
  [
    'timesheet',
    'edit',
    { ownerId: ours, userId: self, status: 'INVOICED' },
    ['brokerEditor', 'invoicingBroker'],
  ],
  ['timesheet', 'edit', { ownerId: ours, userId: nobody, status: 'PENDING' }, invoicing],
  ['timesheet', 'delete', { ownerId: ours, userId: nobody, status: 'PENDING' }, invoicing],
  ['timesheet', 'delete', { ownerId: ours, userId: self, status: 'APPROVED' }, none],
  ['invoice', 'view', { ownerId: ours }, invoicing],
  ['invoice', 'view', { ownerId: theirs }, none],
  ['invoice', 'create', {}, invoicing],
  ['invoice', 'edit', { ownerId: ours }, invoicing],
  ['invoice', 'edit', { ownerId: theirs }, none],
  ['invoice', 'delete', { ownerId: ours }, invoicing],

  ['rentRun', 'view', { ownerId: ours }, none],
  ['rentRun', 'create', {}, none],
  ['rentRun', 'edit', { ownerId: ours }, none],
  ['rentRun', 'delete', { ownerId: ours }, none],
  ['rentSchedule', 'view', { project: operated }, everybody],
  ['rentSchedule', 'view', { project: foreign }, administrators],
  ['rentSchedule', 'create', { project: operated }, none],
  ['rentSchedule', 'edit', { project: operated }, editors],
  ['rentSchedule', 'edit', { project: foreign }, administrators],
  ['rentSchedule', 'delete', { project: operated }, none],
];

describe('who may', () => {
  it.each(
    table.map(
      ([kind, action, facts, allowed]) =>
        [`${action} a ${kind} with ${JSON.stringify(facts)}`, kind, action, facts, allowed] as const,
    ),
  )('%s', (_, kind, action, facts, allowed) => {
    // Everybody has the same id, so that only the facts decide about 'self'.
    expect(names.filter((name) => recordRights[kind][action]({ ...kinds[name], id: self }, facts))).toEqual(
      names.filter((name) => allowed.includes(name)),
    );
  });

  it('runs of rents are for those who run them, in their company, and approved by another person', () => {
    const clerk = { ...aUser(plain), canRunRentals: true };
    const { rentRun, rentSchedule } = recordRights;
    expect([rentRun.view, rentRun.edit].map((rule) => rule(clerk, { ownerId: ours }))).toEqual([true, true]);
    expect([rentRun.view, rentRun.edit].map((rule) => rule(clerk, { ownerId: theirs }))).toEqual([
      false,
      false,
    ]);
    const readOnly = { ...clerk, isReadOnly: true };
    expect([rentRun.view, rentRun.edit].map((rule) => rule(readOnly, { ownerId: ours }))).toEqual([
      true,
      false,
    ]);
    expect(rentSchedule.edit(clerk, { project: operated })).toBe(true);
    expect(rentSchedule.edit(clerk, { project: foreign })).toBe(false);
    expect(mayApproveRents(clerk, { ownerId: ours, userId: nobody })).toBe(true);
    expect(mayApproveRents(clerk, { ownerId: ours, userId: clerk.id })).toBe(false);
    expect(mayApproveRents(clerk, { ownerId: theirs, userId: nobody })).toBe(false);
  });

  it('is said of every action on every kind', () => {
    const covered = new Set(table.map(([kind, action]) => `${kind} ${action}`));
    const all = Object.keys(recordRights).flatMap((kind) =>
      ['view', 'create', 'edit', 'delete'].map((action) => `${kind} ${action}`),
    );
    expect(all.filter((right) => !covered.has(right))).toEqual([]);
  });

  it.each(['isSyncWithLrdEnabled', 'isSyncWithLwEnabled'] as const)(
    '%s keeps contacts and associates',
    (flag) => {
      const user = { ...kinds.administrator, [flag]: true };
      expect([
        recordRights.contact.create(user, {}),
        recordRights.contact.edit(user, {}),
        recordRights.contact.delete(user, {}),
        recordRights.businessAssociate.create(user, {}),
        recordRights.businessAssociate.edit(user, {}),
        recordRights.businessAssociate.delete(user, {}),
      ]).toEqual([false, true, false, false, true, false]);
    },
  );
});
