import type { ColumnType, JSONColumnType } from 'kysely';
import type { Names } from 'shared-contracts';
import type { OnboardingKind } from 'shared-contracts/accounts';
import type { AreaDeclaration, AreaName } from 'shared-contracts/area';
import type { Face } from 'shared-contracts/face';
import type { RecordKind } from 'shared-contracts/graphql';
import type { ReleaseFiles } from 'shared-contracts/rest';
import type { RolloutChange, RolloutName, RolloutRule, ShownRule } from 'shared-contracts/rollout';
import type { StoredTables } from './stored-tables.ts';

export interface HistoryChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Columns whose values are limited further than by their type in the database. */
interface NarrowColumns {
  company: { kind: 'broker' | 'operator' };
  onboardingLink: { kind: OnboardingKind };
  rolloutRule: {
    name: RolloutName;
    rule: JSONColumnType<RolloutRule>;
    area: AreaName | null;
    title: JSONColumnType<Names> | null;
  };
  rolloutChange: {
    event: RolloutChange['event'];
    rule: JSONColumnType<ShownRule> | null;
    ruleBefore: JSONColumnType<ShownRule> | null;
  };
  release: {
    area: AreaName;
    files: JSONColumnType<ReleaseFiles> | null;
    start: JSONColumnType<AreaDeclaration> | null;
    operations: JSONColumnType<Readonly<Record<string, string>>> | null;
    takes: JSONColumnType<Face> | null;
    offers: JSONColumnType<Face> | null;
    registeredAt: ColumnType<Date, never, never>;
  };
  areaRollout: { area: AreaName };
  triedRelease: { area: AreaName };
  areaLoad: { area: AreaName };
  deployToken: { area: AreaName };
  historyEntry: { recordKind: RecordKind; changes: JSONColumnType<HistoryChange[]> };
}

/** Every table, as Kysely's camel-case plugin names it. */
export type Tables = {
  [Table in keyof StoredTables]: Table extends keyof NarrowColumns
    ? Omit<StoredTables[Table], keyof NarrowColumns[Table]> & NarrowColumns[Table]
    : StoredTables[Table];
};
