import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { AreaName } from 'shared-contracts/area';
import type { FlagName } from 'shared-contracts/flags';
import type { RecordKind } from 'shared-contracts/graphql';

type Moment = ColumnType<Date, Date | string, Date | string>;

interface CompanyTable {
  id: string;
  code: string;
  companyName: string;
  kind: 'broker' | 'operator';
  isSyncWithLrdEnabled: Generated<boolean>;
  isSyncWithLwEnabled: Generated<boolean>;
}

interface AppUserTable {
  id: string;
  companyId: string;
  firstName: string;
  lastName: string;
  userName: string;
  email: string;
  passwordHash: string;
  isActive: Generated<boolean>;
  isApprover: Generated<boolean>;
  isBroker: Generated<boolean>;
  isEditor: Generated<boolean>;
  isOperator: Generated<boolean>;
  isReadOnly: Generated<boolean>;
  isSuperUser: Generated<boolean>;
  isSystemAdministrator: Generated<boolean>;
  canAccessInvoice: Generated<boolean>;
  locale: Generated<string>;
}

interface SessionTable {
  tokenHash: Buffer;
  userId: string;
  createdAt: Moment;
  lastSeenAt: Moment;
}

interface FeatureFlagTable {
  name: FlagName;
  isOn: Generated<boolean>;
}

interface ReleaseTable {
  area: AreaName;
  version: string;
  contractVersion: string;
  path: string;
  isStable: Generated<boolean>;
  registeredAt: ColumnType<Date, never, never>;
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
}

/** Every table, as Kysely's camel-case plugin names it. */
export interface Tables {
  company: CompanyTable;
  appUser: AppUserTable;
  session: SessionTable;
  featureFlag: FeatureFlagTable;
  release: ReleaseTable;
  agreementType: AgreementTypeTable;
  country: CountryTable;
  historyEntry: HistoryEntryTable;
}
