import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { FlagdProvider } from '@openfeature/flagd-provider';
import { OpenFeature, type Provider } from '@openfeature/server-sdk';
import type { FastifyBaseLogger } from 'fastify';
import type { AreaName } from 'shared-contracts/area';
import { type Flags, type noFlags, ownFlagNames } from 'shared-contracts/flags';
import { type CurrentUser, runsRents } from 'shared-contracts/rights';
import { candidateRule, type RolloutPerson, type RolloutRules } from 'shared-contracts/rollout';
import type { Db } from '../../platform/db/database.ts';
import { type LastKnown, lastKnown } from '../../platform/db/last-known.ts';
import type { Clock } from '../../platform/server/clock.ts';
import { DatabaseProvider } from './database-provider.ts';
import { flagAnswers } from './flag-answers.ts';
import { type Rules, readRules } from './rollout-store.ts';

/** Decides who has a flag and who gets a candidate release. */
export interface Rollout {
  /** Every flag for a person. */
  readonly flagsFor: (user: CurrentUser) => Promise<Flags>;
  /** Whether a person gets the candidate release of an area. */
  readonly getsCandidate: (person: RolloutPerson, area: AreaName) => Promise<boolean>;
  readonly rules: LastKnown<Rules>;
  readonly decidedBy: RolloutRules['decidedBy'];
  readonly stop: () => Promise<void>;
}

interface RolloutParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly config: {
    readonly flagdUrl: URL | undefined;
    readonly sessionMemory: number;
  };
}

/** The provider for a flag service over gRPC, `http://flagd:8013`, or for a file of its flags, `file:///flags.json`. */
function flagdProvider({ protocol, hostname, port, href }: URL): Provider {
  return protocol === 'file:'
    ? new FlagdProvider({ resolverType: 'in-process', offlineFlagSourcePath: fileURLToPath(href) })
    : new FlagdProvider({
        host: hostname,
        port: Number(port) || 8013,
        tls: protocol === 'https:',
        // People wait for the answer, so a service that cannot be reached is given up quickly.
        retryBackoffMs: 50,
        retryBackoffMaxMs: 200,
      });
}

/** Evaluates flags through OpenFeature: by the rules in the database, or by the flag service of the deployment. */
export async function createRollout(
  { db, clock, config }: RolloutParts,
  log: FastifyBaseLogger,
): Promise<Rollout> {
  const rules = lastKnown(() => readRules(db), config.sessionMemory, clock);
  const provider: Provider = config.flagdUrl ? flagdProvider(config.flagdUrl) : new DatabaseProvider(rules);
  // OpenFeature is global to the process, but a process may have several servers: each uses a domain of its own.
  const domain = `rightway-${randomUUID()}`;
  await OpenFeature.setProviderAndWait(domain, provider).catch((error: unknown) => {
    // The provider keeps trying; until it answers, every flag is off.
    log.error({ err: error }, 'The flag service does not answer.');
  });
  const client = OpenFeature.getClient(domain);
  const ask = flagAnswers(client, clock);
  const isOn = (name: string, { id, productClientId, isSystemAdministrator }: RolloutPerson) =>
    ask(name, id, { companyId: productClientId, isSystemAdministrator });
  const answersFor = (names: readonly string[], user: CurrentUser) =>
    Promise.all(names.map(async (name) => [name, await isOn(name, user)] as const));
  /** Names of the flags that areas declared. */
  const brought = async (): Promise<readonly string[]> =>
    [...(await rules.read())].flatMap(([name, { area }]) => (area === null ? [] : [name]));
  return {
    flagsFor: async (user) => {
      // Started together, so that the rules are read once for both if they are not cached.
      const values = await Promise.all([
        brought().then((names) => answersFor(names, user)),
        answersFor(ownFlagNames, user),
      ]);
      const flags = Object.fromEntries(values.flat()) as typeof noFlags;
      // The flag for rents is switched off for people who may not run them.
      return {
        ...flags,
        enableRentals: flags['enableRentals'] === true && runsRents(user),
      } as typeof noFlags;
    },
    getsCandidate: (person, area) => isOn(candidateRule(area), person),
    rules,
    decidedBy: config.flagdUrl ? 'flagd' : 'rightway',
    stop: async () => {
      await provider.onClose?.();
    },
  };
}
