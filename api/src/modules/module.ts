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
import type { Reads } from '../platform/server/reads.ts';
import type { NamesByType } from '../records/reading/named-records.ts';
import type { RecordCatalog } from '../records/reading/record-catalog.ts';
import type { RecordDeclaration } from '../records/reading/record-mapping.ts';
import type { RecordContext } from '../records/record-context.ts';

/** The context that resolvers of a module may use; each declares the part that it needs. */
export interface ModuleContext extends RecordContext, AccountContext, RolloutContext {}

/** The parts that REST calls of a module may use; each declares those that it needs. */
export interface ModuleParts {
  readonly config: Config;
  readonly db: Db;
  /** For lists, exports, tiles and reports, which may be answered by a replica. */
  readonly reads: Reads;
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

/** The parts that mails of a module may use. */
export interface MailParts {
  readonly db: Db;
  readonly files: FileStore;
  readonly clock: Clock;
  /** The address at which people open Rightway, with a slash at its end. */
  readonly publicUrl: string;
  readonly planOf: PlanOf;
  readonly flagsFor: Rollout['flagsFor'];
}

/** A root field of the schema; its arguments are declared in the schema. */
export type RootField = (
  parent: never,
  args: never,
  context: ModuleContext,
  info: GraphQLResolveInfo,
) => unknown;

/** A module of the API for one noun: everything that the server must know about it, in one folder. */
export interface Module {
  /** Its part of the schema: files and folders of `shared-contracts/schema`. */
  readonly schema: readonly string[];
  /** How its record kinds are stored; this is enough to read them. */
  readonly records?: Readonly<Record<string, RecordDeclaration>>;
  /** The names of its records where they are counted, unless the contracts package declares them. */
  readonly names?: NamesByType;
  /** Queries that do not read a record. */
  readonly queries?: Readonly<Record<string, RootField>>;
  readonly mutations?: Readonly<Record<string, RootField>>;
  /** Its mails, by kind. */
  readonly mails?: (parts: MailParts) => Readonly<Record<string, MailComposer>>;
  /** Its REST calls. */
  readonly calls?: (app: FastifyInstance, parts: ModuleParts) => void | Promise<void>;
}
