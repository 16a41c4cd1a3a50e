import { type CurrentUser, runsRents } from './current-user.ts';
import { mayEditMasterData } from './master-data-rights.ts';
import {
  canAccessProject,
  canEditProject,
  isBrokerEditor,
  isEditUser,
  type ProjectParties,
} from './project-rights.ts';

/** The facts that the right to a record may depend on; each kind of record provides its own. */
export interface RecordFacts {
  /** The companies of the record's project; null where it belongs to none. */
  readonly project?: ProjectParties | null;
  /** The company that the record belongs to. */
  readonly ownerId?: string | null;
  /** The person that the record belongs to. */
  readonly userId?: string | null;
  /** Only people of the record's own company may see it. */
  readonly isConfidential?: boolean | null;
  /** The kind of record that a communication was written for. */
  readonly source?: string | null;
  /** The week of time that a document belongs to. */
  readonly week?: RecordFacts | null;
  /** The invoice that a document belongs to. */
  readonly invoice?: RecordFacts | null;
  /**
   * The time that a document proves has been submitted or processed further, so the document can no longer be changed
   * or deleted.
   */
  readonly isLocked?: boolean | null;
  /** A document of the first item of a request to a Connect grantor. */
  readonly isConnectItem?: boolean | null;
  readonly connectNumber?: string | null;
  readonly connectStatus?: string | null;
  readonly status?: string | null;
  readonly isLinkedToAccounting?: boolean | null;
}

export type RecordAction = 'view' | 'create' | 'edit' | 'delete';

export type RecordRule = (user: CurrentUser, facts: RecordFacts) => boolean;

export type RecordRules = Readonly<Record<RecordAction, RecordRule>>;

const everyone: RecordRule = () => true;
const writer: RecordRule = (user) => !user.isReadOnly;
const administrator: RecordRule = (user) => mayEditMasterData(user);
const owns: RecordRule = (user, { ownerId }) => ownerId === user.productClientId;

const onProject =
  (rule: (user: CurrentUser, parties: ProjectParties) => boolean): RecordRule =>
  (user, { project }) =>
    project !== null && project !== undefined && rule(user, project);

const projectViewer = onProject(canAccessProject);
const projectEditor = onProject(canEditProject);
const editUser = onProject(isEditUser);
const brokerEditor = onProject(isBrokerEditor);

const both =
  (...rules: readonly RecordRule[]): RecordRule =>
  (user, facts) =>
    rules.every((rule) => rule(user, facts));

const either =
  (...rules: readonly RecordRule[]): RecordRule =>
  (user, facts) =>
    rules.some((rule) => rule(user, facts));

/** A record of a project is visible with the project; any other to its company and to system administrators. */
const projectOrOwner: RecordRule = (user, facts) =>
  facts.project ? projectViewer(user, facts) : owns(user, facts) || user.isSystemAdministrator;

/**
 * With a project, the right to edit the project decides; without one, anybody with write access may write (002 §6,
 * decision 20).
 */
const projectOrWriter: RecordRule = (user, facts) =>
  facts.project ? projectEditor(user, facts) : writer(user, facts);

/** If another land system maintains associates and contacts, none can be added or deleted here (decision 19). */
const notSynchronizing: RecordRule = (user) => !user.isSyncWithLrdEnabled && !user.isSyncWithLwEnabled;

/** Records that are linked to accounting cannot be deleted here (001 §6). */
const notAccounted: RecordRule = (_, { isLinkedToAccounting }) => !isLinkedToAccounting;

/** A request with a connect number and a connect status cannot be deleted (002 §6). */
const notConnected: RecordRule = (_, { connectNumber, connectStatus }) => !(connectNumber && connectStatus);

const notConnectItem: RecordRule = (_, { isConnectItem }) => !isConnectItem;

const landWriter: RecordRule = (user) =>
  !user.isReadOnly && (user.isEditor || user.isSuperUser || user.isSystemAdministrator);

const self: RecordRule = (user, { userId }) => userId === user.id;
const invoicing: RecordRule = (user) => user.canAccessInvoice;
const openTimesheet: RecordRule = (_, { status }) =>
  status === 'PENDING' || status === 'NOT_SPECIFIED' || status === 'NOT_INVOICED';

/** Brokers manage their own timesheets; people who invoice manage all those of their company. */
const timesheetKeeper = either(
  both((user) => user.isBroker, self),
  both(invoicing, owns),
);

/** Approvers may see the timesheets that they approve. */
const timesheetReader = either(
  timesheetKeeper,
  both((user) => user.isApprover, owns),
);

const invoice: RecordRules = {
  view: both(invoicing, owns),
  create: both(invoicing, writer),
  edit: both(invoicing, owns, writer),
  delete: both(invoicing, owns, writer),
};

/**
 * People who manage a week may add receipts at any time, and may change them until the time that they prove is
 * submitted.
 */
const weekDocument: RecordRules = {
  view: timesheetReader,
  create: both(writer, timesheetKeeper),
  edit: both(writer, timesheetKeeper, (_, { isLocked }) => !isLocked),
  delete: both(writer, timesheetKeeper, (_, { isLocked }) => !isLocked),
};

/**
 * A document of a week or an invoice follows that record's rights, even for people who see the company's other
 * documents.
 */
const unlessBilling =
  (action: RecordAction, rule: RecordRule): RecordRule =>
  (user, facts) =>
    facts.week
      ? weekDocument[action](user, facts.week)
      : facts.invoice
        ? invoice[action === 'view' ? 'view' : 'edit'](user, facts.invoice)
        : rule(user, facts);

const rentClerk: RecordRule = runsRents;

/** A rent run belongs to a company; the person who prepared it may not approve it (decision 75). */
const rentRun: RecordRules = {
  view: both(rentClerk, owns),
  create: both(rentClerk, writer),
  edit: both(rentClerk, owns, writer),
  delete: () => false,
};

const lookup: RecordRules = {
  view: everyone,
  create: administrator,
  edit: administrator,
  delete: administrator,
};

const projectPart: RecordRules = {
  view: projectViewer,
  create: brokerEditor,
  edit: editUser,
  delete: brokerEditor,
};

/** Parts of a project that each of its editors may add, change and delete. */
const editUserPart: RecordRules = { ...projectPart, create: editUser, delete: editUser };

const land: RecordRules = { view: everyone, create: landWriter, edit: landWriter, delete: landWriter };

/**
 * Who may do what with each kind of record: one plain function per rule, which the API applies to the record itself
 * (000 §6, 001 §6, 002 §6, decisions 12-20).
 */
export const recordRights = {
  masterData: lookup,
  masterModel: lookup,
  reportTemplate: lookup,
  task: lookup,
  taskRole: lookup,
  taskModel: lookup,
  taskManager: {
    ...lookup,
    view: either(owns, (user) => user.isSystemAdministrator),
  },
  team: { ...lookup, view: either(owns, (user) => user.isSystemAdministrator) },
  user: {
    view: either(owns, (user) => user.isSystemAdministrator),
    create: administrator,
    edit: both(
      writer,
      either(self, (user) => user.isSystemAdministrator),
    ),
    delete: administrator,
  },
  rateSchedule: { ...lookup, view: (user) => user.isSystemAdministrator },
  rate: { ...lookup, view: (user) => user.isBroker || user.canAccessInvoice || user.isSystemAdministrator },
  businessAssociate: {
    view: everyone,
    create: both(writer, notSynchronizing),
    edit: writer,
    delete: both(landWriter, notSynchronizing, notAccounted),
  },
  contact: {
    view: everyone,
    create: both(writer, notSynchronizing),
    edit: writer,
    delete: both(writer, notSynchronizing, notAccounted),
  },
  parcel: land,
  title: land,
  titleTract: land,
  instrument: land,
  // Deleting a project deletes everything that belongs to it: only system administrators may (decision 53).
  surfaceProject: { view: projectViewer, create: landWriter, edit: projectEditor, delete: administrator },
  member: editUserPart,
  relatedProject: editUserPart,
  projectRevision: editUserPart,
  agreement: projectPart,
  request: { ...projectPart, delete: both(brokerEditor, notConnected) },
  requestItem: editUserPart,
  stakeholder: projectPart,
  obligation: editUserPart,
  keyDate: editUserPart,
  indigenousEngagement: editUserPart,
  communication: {
    view: projectOrOwner,
    create: projectOrWriter,
    edit: both(projectOrWriter, owns),
    delete: both(projectOrWriter, owns),
  },
  // Everybody who may see a record may comment on it, but people may only change their own comments.
  comment: {
    view: both(
      projectViewer,
      either(
        (_, { isConfidential }) => !isConfidential,
        owns,
        (user) => user.isSystemAdministrator,
      ),
    ),
    create: both(projectViewer, writer),
    edit: both(projectViewer, writer, self),
    delete: both(projectViewer, writer, self),
  },
  event: { view: projectViewer, create: editUser, edit: both(editUser, owns), delete: both(editUser, owns) },
  relatedDocument: {
    view: unlessBilling('view', projectOrOwner),
    create: unlessBilling('create', both(projectOrWriter, notConnectItem)),
    edit: unlessBilling('edit', both(projectOrWriter, owns, notConnectItem)),
    delete: unlessBilling('delete', both(projectOrWriter, owns, notConnectItem)),
  },
  assignedTask: {
    view: projectViewer,
    create: editUser,
    edit: either(editUser, both(projectViewer, self, writer)),
    delete: editUser,
  },
  timesheet: {
    view: timesheetReader,
    create: both((user) => user.isBroker || user.canAccessInvoice, writer),
    // Each line is locked separately: an invoiced day does not lock the others.
    edit: both(writer, timesheetKeeper),
    delete: both(writer, openTimesheet, timesheetKeeper),
  },
  invoice,
  rentRun,
  // Due dates of rents may be changed by people who edit the agreement, and by those who run the rents of its project.
  rentSchedule: {
    view: projectViewer,
    create: () => false,
    edit: either(editUser, both(projectViewer, writer, rentClerk)),
    delete: () => false,
  },
} as const satisfies Readonly<Record<string, RecordRules>>;

/**
 * Whether a person may approve time, or send it back: approvers of the company, but not for their own time where the
 * company forbids it (decision 67).
 */
export const mayApproveTime = (
  user: CurrentUser,
  { ownerId, userId, barsOwnApproval }: RecordFacts & { readonly barsOwnApproval: boolean },
): boolean =>
  user.isApprover &&
  !user.isReadOnly &&
  ownerId === user.productClientId &&
  !(barsOwnApproval && userId === user.id);

/** Whether a person may approve a rent run; `userId` is the person who prepared it. */
export const mayApproveRents = (user: CurrentUser, facts: RecordFacts): boolean =>
  recordRights.rentRun.edit(user, facts) && facts.userId !== user.id;

/** The kinds of record that rights are written for. */
export type RightsKind = keyof typeof recordRights;
