import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Names } from 'shared-contracts';
import type { OnboardingKind } from 'shared-contracts/accounts';
import type { AreaDeclaration, AreaName } from 'shared-contracts/area';
import type { Face } from 'shared-contracts/face';
import type { RecordKind } from 'shared-contracts/graphql';
import type { ReleaseFiles } from 'shared-contracts/rest';
import type { RolloutChange, RolloutName, RolloutRule, ShownRule } from 'shared-contracts/rollout';

type Moment = ColumnType<Date, Date | string, Date | string>;
type NullableMoment = ColumnType<Date | null, Date | null | undefined, Date | null>;

interface CompanyTable {
  id: string;
  revision: Generated<number>;
  code: string;
  companyName: string;
  kind: 'broker' | 'operator';
  isSyncWithLrdEnabled: Generated<boolean>;
  isSyncWithLwEnabled: Generated<boolean>;
  barsOwnApproval: Generated<boolean>;
  taxNumber: string | null;
  invoiceTerms: string | null;
  paymentDays: number | null;
  invoiceAddress: string | null;
  otherTaxNumbers: string | null;
  remittance: string | null;
  timeZone: string | null;
  logoId: string | null;
}

interface AppUserTable {
  id: string;
  companyId: string;
  firstName: string;
  lastName: string;
  userName: string;
  email: string;
  passwordHash: string | null;
  isActive: Generated<boolean>;
  isApprover: Generated<boolean>;
  isBroker: Generated<boolean>;
  isEditor: Generated<boolean>;
  isOperator: Generated<boolean>;
  isReadOnly: Generated<boolean>;
  isSuperUser: Generated<boolean>;
  isSystemAdministrator: Generated<boolean>;
  canAccessInvoice: Generated<boolean>;
  canRunRentals: Generated<boolean>;
  locale: Generated<string>;
  timeZone: Generated<string | null>;
  dayOrder: Generated<string | null>;
  revision: Generated<number>;
  workTitle: string | null;
  invitedAt: NullableMoment;
  passwordSetAt: NullableMoment;
  lastSignInAt: NullableMoment;
  signOnIssuer: string | null;
  signOnSubject: string | null;
}

interface KnownBrowserTable {
  tokenHash: Buffer;
  userId: string;
  knownSince: Moment;
}

interface SessionTable {
  id: Generated<string>;
  tokenHash: Buffer;
  userId: string;
  createdAt: Moment;
  lastSeenAt: Moment;
  address: Generated<string>;
  userAgent: Generated<string>;
}

interface UserTaskRoleTable {
  appUserId: string;
  taskRoleId: string;
}

interface OnboardingLinkTable {
  id: string;
  tokenHash: Buffer;
  userId: string;
  kind: OnboardingKind;
  createdAt: Moment;
  expiresAt: Moment;
  codeHash: string | null;
  codeSentAt: NullableMoment;
  wrongCodes: Generated<number>;
  codesAsked: Generated<number>;
  validatedAt: NullableMoment;
  mailedAt: NullableMoment;
}

interface SignInFailureTable {
  subject: Buffer;
  failures: number;
  lastAt: Moment;
  attempt: string;
}

interface SignOnAttemptTable {
  stateHash: Buffer;
  nonce: string;
  verifier: string;
  createdAt: Moment;
}

interface MailJobTable {
  id: string;
  kind: string;
  subject: string;
  createdAt: Moment;
  dueAt: Moment;
  attempts: Generated<number>;
  lastError: string | null;
}

interface RolloutRuleTable {
  name: RolloutName;
  revision: Generated<number>;
  rule: JSONColumnType<RolloutRule>;
  area: AreaName | null;
  title: JSONColumnType<Names> | null;
}

interface RolloutChangeTable {
  id: string;
  place: Generated<string>;
  subject: string;
  event: RolloutChange['event'];
  changedAt: Moment;
  changedById: string | null;
  changedBy: string;
  version: string | null;
  versionBefore: string | null;
  rule: JSONColumnType<ShownRule> | null;
  ruleBefore: JSONColumnType<ShownRule> | null;
  note: string | null;
}

interface ReleaseTable {
  area: AreaName;
  version: string;
  contractVersion: string;
  path: string;
  manifestIntegrity: string | null;
  files: JSONColumnType<ReleaseFiles> | null;
  start: JSONColumnType<AreaDeclaration> | null;
  operations: JSONColumnType<Readonly<Record<string, string>>> | null;
  takes: JSONColumnType<Face> | null;
  offers: JSONColumnType<Face> | null;
  registeredAt: ColumnType<Date, never, never>;
  registeredBy: Generated<string>;
  stableSince: NullableMoment;
  rolledBackAt: NullableMoment;
  loadSalt: Generated<string>;
}

interface TriedReleaseTable {
  codeHash: Buffer;
  area: AreaName;
  version: string;
  sessionId: string | null;
  createdAt: Moment;
}

interface AreaRolloutTable {
  area: AreaName;
  revision: Generated<number>;
  stableVersion: string | null;
  candidateVersion: string | null;
  haltedAt: NullableMoment;
  haltedBecause: string | null;
}

interface DeployTokenTable {
  id: string;
  area: AreaName;
  name: string;
  tokenHash: Buffer;
  createdAt: Moment;
  createdBy: string;
  lastUsedAt: NullableMoment;
  revokedAt: NullableMoment;
}

interface AreaLoadTable {
  area: AreaName;
  version: string;
  person: Buffer;
  loads: Generated<number>;
  failures: Generated<number>;
  times: number[];
  lastFailure: string | null;
  lastAt: Moment;
}

interface MasterDataTable {
  id: string;
  revision: Generated<number>;
  code: string;
  description: string | null;
  isActive: Generated<boolean>;
}

interface AgreementTypeTable extends MasterDataTable {
  productClientId: string | null;
}

interface CountryTable extends MasterDataTable {
  name: string;
  isMasterRecord: Generated<boolean>;
}

export interface HistoryChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

interface HistoryEntryTable {
  id: string;
  recordKind: RecordKind;
  recordId: string;
  revision: number;
  saveId: string | null;
  changedAt: Moment;
  changedBy: string;
  changes: JSONColumnType<HistoryChange[]>;
  surfaceProjectId: Generated<string | null>;
  recordName: Generated<string>;
}

/** Every table, as Kysely's camel-case plugin names it. */
export interface Tables {
  company: CompanyTable;
  appUser: AppUserTable;
  session: SessionTable;
  userTaskRole: UserTaskRoleTable;
  onboardingLink: OnboardingLinkTable;
  signInFailure: SignInFailureTable;
  signOnAttempt: SignOnAttemptTable;
  mailJob: MailJobTable;
  rolloutRule: RolloutRuleTable;
  rolloutChange: RolloutChangeTable;
  release: ReleaseTable;
  areaRollout: AreaRolloutTable;
  triedRelease: TriedReleaseTable;
  areaLoad: AreaLoadTable;
  knownBrowser: KnownBrowserTable;
  deployToken: DeployTokenTable;
  agreementType: AgreementTypeTable;
  country: CountryTable;
  historyEntry: HistoryEntryTable;
}
