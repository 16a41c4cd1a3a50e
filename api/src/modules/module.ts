import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GraphQLResolveInfo } from 'graphql';
import type { AccountContext } from '../accounts/sessions/account-context.ts';
import type { Registry } from '../delivery/releases/registry.ts';
import type { Rollout } from '../delivery/rollout/rollout.ts';
import type { RolloutContext } from '../delivery/rollout/rollout-context.ts';
import type { PlanOf } from '../grids/grid-plan.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database, Db } from '../platform/db/database.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import type { MailComposer } from '../platform/mail/mail-queue.ts';
import type { Clock } from '../platform/server/clock.ts';
import type { NamesByType } from '../records/reading/named-records.ts';
import type { RecordCatalog } from '../records/reading/record-catalog.ts';
import type { RecordDeclaration } from '../records/reading/record-mapping.ts';
import type { RecordContext } from '../records/record-context.ts';

/** What a resolver of a module may ask for; each states the part that it needs. */
export interface ModuleContext extends RecordContext, AccountContext, RolloutContext {}

/** What the REST calls of a module may ask for; each states the part that it needs. */
export interface ModuleParts {
  readonly config: Config;
  readonly db: Db;
  readonly databaseKind: Database['kind'];
  readonly clock: Clock;
  readonly files: FileStore;
  readonly catalog: RecordCatalog;
  readonly planOf: PlanOf;
  readonly rollout: Rollout;
  readonly registry: Registry;
  /** The token of the session that a request comes from. */
  readonly sessionToken: (request: FastifyRequest) => string | undefined;
}

/** What the mails of a module may ask for. */
export interface MailParts {
  readonly db: Db;
  readonly files: FileStore;
  readonly clock: Clock;
  /** Address that people open Rightway under, with a slash at its end. */
  readonly publicUrl: string;
}

/** A root field of the schema; its arguments are those that the schema declares. */
export type RootField = (
  parent: never,
  args: never,
  context: ModuleContext,
  info: GraphQLResolveInfo,
) => unknown;

/** A noun of the API: all that the server must know of it, from one folder. */
export interface Module {
  /** its slice of the schema: files and folders of `shared-contracts/schema`. */
  readonly schema: readonly string[];
  /** What its record kinds are in the database; reading them follows. */
  readonly records?: Readonly<Record<string, RecordDeclaration>>;
  /** What its records are called where they are counted, if no declaration of the contracts package says. */
  readonly names?: NamesByType;
  /** Queries that are no reads of a record. */
  readonly queries?: Readonly<Record<string, RootField>>;
  readonly mutations?: Readonly<Record<string, RootField>>;
  /** Its mails, by their kind. */
  readonly mails?: (parts: MailParts) => Readonly<Record<string, MailComposer>>;
  /** Its REST calls. */
  readonly calls?: (app: FastifyInstance, parts: ModuleParts) => void | Promise<void>;
}
