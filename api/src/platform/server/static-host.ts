import { readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { texts } from '../../generated/texts/refusals.ts';
import { messageFrom } from '../errors/localized-message.ts';
import { StartupError } from '../errors/startup-error.ts';
import { languageOfRequest } from './rest-call.ts';

const hashed = /\.[0-9a-f]{8,}\./;

/** The page, with the base path under which it is mounted. */
function readPage(folder: string, basePath: string): string {
  try {
    return readFileSync(join(folder, 'index.html'), 'utf8').replace(
      /<base href=["']?\/["']?\s*\/?>/,
      `<base href="${basePath}">`,
    );
  } catch {
    throw new StartupError(`HOST_FOLDER ${folder} holds no built host (index.html).`);
  }
}

/** The path of a request, decoded as for the file system; left unchanged if it cannot be decoded. */
function pathOf(url: string): string {
  const path = url.split('?')[0] ?? '/';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Serves the built host: its files, and its page at every other address, where the browser's router takes over. A
 * missing file is a 404, never the page.
 */
export async function registerStaticHost(
  app: FastifyInstance,
  folder: string,
  basePath: string,
): Promise<void> {
  const page = readPage(folder, basePath);
  await app.register(fastifyStatic, {
    root: folder,
    prefix: basePath,
    index: false,
    wildcard: false,
    // The page is only served by the handler below: the file does not contain the base path.
    globIgnore: ['**/index.html'],
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.header(
        'cache-control',
        hashed.test(basename(file)) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request.url);
    const isBelow = path.startsWith(basePath) || `${path}/` === basePath;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isFile = extname(path) !== '' && path !== `${basePath}index.html`;
    const isApi = `${path}/`.startsWith(`${basePath}api/`);
    if (isRead && isBelow && !isFile && !isApi)
      return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
    return reply
      .code(404)
      .send({ message: messageFrom(texts, ({ noPlace }) => noPlace)(languageOfRequest(request)) });
  });
}
