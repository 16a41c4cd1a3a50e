import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { areaNameSchema, contractVersion } from 'shared-contracts/area';
import { releaseProblems } from 'shared-contracts/release-fit';
import { resultOf } from 'shared-contracts/rest';
import {
  areaRolloutSchema,
  changeReleaseSchema,
  checkReleaseSchema,
  overrideSchema,
  publishedSchema,
  releaseLimits,
  releaseProblemsSchema,
  releaseVersionSchema,
  runningOperationsSchema,
  tryCodeSchema,
  tryReleaseSchema,
} from 'shared-contracts/rollout';
import * as v from 'valibot';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError, forbidden } from '../../platform/errors/app-error.ts';
import { toProgrammers } from '../../platform/errors/localized-message.ts';
import { receiveUpload } from '../../platform/files/receive-upload.ts';
import { uploadFailure } from '../../platform/files/upload-parts.ts';
import { contractSchema } from '../../platform/graphql/contract-schema.ts';
import type { Clock } from '../../platform/server/clock.ts';
import {
  checkedInput,
  jsonSchema,
  languageOfRequest,
  registerRestCall,
} from '../../platform/server/rest-call.ts';
import type { Rollout } from '../rollout/rollout.ts';
import { addRolloutChange } from '../rollout/rollout-store.ts';
import { changeArea } from './change-area.ts';
import { useToken } from './deploy-token-store.ts';
import { listAreas } from './list-areas-store.ts';
import { problemsOfDeclaration } from './problems-of-declaration.ts';
import { problemsOfFace } from './problems-of-face.ts';
import { problemsOfOperations } from './problems-of-operations.ts';
import { publishRelease } from './publish-release.ts';
import type { Registry } from './registry.ts';
import type { ReleaseStore } from './release-files.ts';
import { hasRelease } from './release-store.ts';
import { runningOperations } from './running-operations.ts';
import type { RunningShells } from './running-shells.ts';
import { moveTry, offerTry } from './tried-release-store.ts';

const placeSchema = v.object({ area: areaNameSchema, version: releaseVersionSchema });

/** Largest number of characters in the note of an override. */
const longestNote = 4000;

interface PublishParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly config: Pick<Config, 'dataFolder' | 'remoteOrigins' | 'hasDeveloperReleases'>;
  readonly releases: ReleaseStore;
  readonly rollout: Pick<Rollout, 'rules'>;
  readonly registry: Pick<Registry, 'running' | 'fitted' | 'forget'>;
  readonly shells: RunningShells;
}

/**
 * Registers the calls with which a team's own pipeline publishes releases; each sends `Authorization: Bearer <deploy
 * token>`.
 */
export async function registerPublishCalls(
  app: FastifyInstance,
  { db, clock, config, releases: store, rollout, registry, shells }: PublishParts,
): Promise<void> {
  /**
   * The token's owner who publishes a release. Throws 401 without a valid token, 403 if the token belongs to another
   * area.
   */
  const deployer = async (request: FastifyRequest, area?: string) => {
    const [, token] = /^Bearer (\S{1,200})$/.exec(request.headers.authorization ?? '') ?? [];
    const known = token === undefined ? undefined : await useToken(db, token, clock());
    if (!known) {
      throw new AppError(
        'UNAUTHENTICATED',
        toProgrammers('This deploy token does not count. Ask a system administrator for one.'),
      );
    }
    if (area !== undefined && known.area !== area)
      throw forbidden(
        toProgrammers(`This deploy token is for remote-${known.area}, not for remote-${area}.`),
      );
    return { area: known.area, actor: { id: null, name: `Deploy token ${known.name}` } };
  };

  registerRestCall(app, {
    method: 'POST',
    path: 'releases/check',
    summary: 'Whether a release would be taken, and what it breaks. With a deploy token.',
    access: 'anonymous',
    input: checkReleaseSchema,
    result: releaseProblemsSchema,
    handle: async ({ input, request }) => {
      await deployer(request, input.area);
      const problems = [
        ...problemsOfOperations(input),
        ...releaseProblems(contractSchema, contractVersion, input),
      ];
      const { takes = null, offers = null } = input;
      return {
        problems: [
          ...problems,
          ...(await problemsOfDeclaration(db, input.area, input.start)),
          ...(await problemsOfFace(db, await shells.read(), { ...input, takes, offers })),
        ],
      };
    },
  });

  registerRestCall(app, {
    method: 'GET',
    path: 'releases/operations',
    summary:
      'What the releases that people get ask the API for: a new API is held to it. With a deploy token.',
    access: 'anonymous',
    input: v.object({}),
    result: runningOperationsSchema,
    handle: async ({ request }) => {
      await deployer(request);
      return runningOperations(db, await registry.running());
    },
  });

  registerRestCall(app, {
    method: 'GET',
    path: 'releases/list',
    summary: 'The releases of an area, and which of them people get. With a deploy token.',
    access: 'anonymous',
    input: v.object({}),
    result: areaRolloutSchema,
    handle: async ({ request }) => {
      const { area } = await deployer(request);
      const found = (await listAreas({ db, registry, shells })).find((one) => one.area === area);
      if (!found) throw new AppError('NOT_FOUND', toProgrammers(`There is no area ${area}.`));
      return found;
    },
  });

  registerRestCall(app, {
    method: 'POST',
    path: 'releases/change',
    summary: 'Offers a candidate, withdraws it, makes a release stable or goes back. With a deploy token.',
    access: 'anonymous',
    input: changeReleaseSchema,
    result: v.null(),
    handle: async ({ input, request }) => {
      const { actor } = await deployer(request, input.area);
      await changeArea({ db, shells }, actor, clock(), input);
      registry.forget();
      rollout.rules.forget();
      return null;
    },
  });

  registerRestCall(app, {
    method: 'POST',
    path: 'releases/override',
    summary:
      'Notes with each area that a new shell goes out although it breaks its release, and why. With a deploy token.',
    access: 'anonymous',
    input: overrideSchema,
    result: v.null(),
    handle: async ({ input: { reason, breaks }, request }) => {
      const { actor } = await deployer(request);
      await db.transaction().execute(async (transaction) => {
        for (const { area, version, problems } of breaks) {
          const note = `${reason}\n${problems.join('\n')}`.slice(0, longestNote);
          await addRolloutChange(transaction, actor, clock(), {
            subject: area,
            event: 'overridden',
            version,
            note,
          });
        }
      });
      return null;
    },
  });

  registerRestCall(app, {
    method: 'POST',
    path: 'releases/try',
    summary:
      'Makes an address with which a developer gets a release in their own browser. With a deploy token.',
    access: 'anonymous',
    input: tryReleaseSchema,
    result: tryCodeSchema,
    handle: async ({ input: { area, version, code }, request }) => {
      await deployer(request, area);
      if (!config.hasDeveloperReleases)
        throw forbidden(
          toProgrammers('The operator of this deployment lets nobody try a release: DEVELOPER_RELEASES.'),
        );
      if (!(await hasRelease(db, area, version)))
        throw new AppError('NOT_FOUND', toProgrammers(`remote-${area} has no release ${version}.`));
      const isTaken = code === null ? undefined : await moveTry(db, code, { area, version });
      if (code !== null && isTaken !== undefined) return { code, isTaken };
      return { code: await offerTry(db, { area, version }, clock()), isTaken: false };
    },
  });

  await app.register(async (uploads) => {
    await uploads.register(multipart, { throwFileSizeLimit: false });
    uploads.route<{ Params: { readonly area: string; readonly version: string } }>({
      method: 'POST',
      url: '/releases/:area/:version',
      config: { takesFiles: true },
      schema: {
        summary: 'Takes a packed release (zip) as multipart/form-data and registers it. With a deploy token.',
        tags: ['releases'],
        consumes: ['multipart/form-data'],
        params: jsonSchema(placeSchema),
        response: { 200: { description: 'Registered.', ...jsonSchema(resultOf(publishedSchema)) } },
      },
      validatorCompiler: () => () => true,
      serializerCompiler: () => JSON.stringify,
      handler: async (request) => {
        const { actor } = await deployer(request, request.params.area);
        const { area, version } = checkedInput(placeSchema, request.params, languageOfRequest(request));
        try {
          const file = await request.file({
            limits: { files: 1, fileSize: releaseLimits.packed, fields: 0 },
          });
          if (!file) throw new AppError('BAD_INPUT', toProgrammers('The request has no file.'), {}, 422);
          await receiveUpload(file.file, config.dataFolder, async ({ path }) => {
            if (file.file.truncated)
              throw new AppError(
                'LIMIT',
                toProgrammers('The release is larger than releases may be.'),
                {},
                413,
              );
            await publishRelease({ db, store, shells, origins: config.remoteOrigins }, actor, clock(), {
              area,
              version,
              path,
            });
          });
        } catch (error) {
          throw uploadFailure(error);
        }
        const origin = config.remoteOrigins.of(area);
        return { result: { manifest: `${origin}/${version}/mf-manifest.json` } };
      },
    });
  });
}
