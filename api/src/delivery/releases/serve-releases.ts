import { mkdirSync } from 'node:fs';
import { relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { isReleaseFile, releaseFileType } from 'shared-contracts/rollout';

/**
 * Serves the uploaded releases of a folder below `remotes/<area>/<version>/`, for areas without a server of their own.
 * A missing file is a 404, never a page, and so are files of an unfinished upload.
 */
export async function registerUploadedReleases(
  app: FastifyInstance,
  folder: string,
  basePath: string,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await app.register(fastifyStatic, {
    root: folder,
    prefix: `${basePath}remotes/`,
    index: false,
    decorateReply: false,
    dotfiles: 'ignore',
    cacheControl: false,
    allowedPath: (path) => isReleaseFile(path.slice(1)),
    setHeaders: (reply, file) => {
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      reply.header('access-control-allow-origin', '*');
      reply.header('cross-origin-resource-policy', 'cross-origin');
      reply.header('content-type', releaseFileType(relative(folder, file)) ?? 'application/octet-stream');
    },
  });
}
