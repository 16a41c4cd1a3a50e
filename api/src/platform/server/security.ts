import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { texts } from '../../generated/texts/refusals.ts';
import type { Config } from '../config/config.ts';
import { AppError } from '../errors/app-error.ts';
import { messageFrom, toProgrammers } from '../errors/localized-message.ts';

/** The address of Esri's base maps, which browsers request if a key is configured. */
const esriTiles = 'https://ibasemaps-api.arcgis.com';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a request was made by a page of another site. */
function isCrossSite(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  host: string,
): boolean {
  const site = headers['sec-fetch-site'];
  if (typeof site === 'string') return site !== 'same-origin' && site !== 'none';
  const { origin } = headers;
  if (typeof origin !== 'string') return false;
  // A sandboxed frame or a file sends the origin 'null', which belongs to no site.
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

/** Adds security headers to every response, and refuses changes of state that another site's page requests. */
export function registerSecurity(app: FastifyInstance, config: Config): void {
  const remotes = config.remoteOrigins.origins;
  const reportPath = `${config.basePath}api/csp-report`;
  // Created once, because they are the same for every response.
  const writeHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...remotes],
        // Mantine writes its theme's variables into a style element.
        styleSrc: ["'self'", "'unsafe-inline'", ...remotes],
        connectSrc: ["'self'", ...remotes],
        imgSrc: ["'self'", 'data:', 'blob:', ...remotes, ...(config.esriApiKey ? [esriTiles] : [])],
        fontSrc: ["'self'", 'data:', ...remotes],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // Every browser sends these immediately; the Reporting API would collect them for a minute first.
        reportUri: [reportPath],
      },
    },
    // The sign-on window must be able to communicate with the page that opened it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    strictTransportSecurity: config.isSessionSecure,
  });
  app.addHook('onRequest', (request, reply, next) => writeHeaders(request.raw, reply.raw, () => next()));
  // A window that was at the identity provider must still be connected to the page that opened it when it returns.
  const signOnPaths = [`${config.basePath}login-callback`, `${config.basePath}api/account/single-sign-on`];
  app.addHook('onRequest', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    if (signOnPaths.some((one) => path === one || path.startsWith(`${one}/`)))
      reply.header('cross-origin-opener-policy', 'unsafe-none');
  });
  app.addHook('onRequest', async (request) => {
    if (reading.has(request.method)) return;
    if (isCrossSite(request.headers, request.host)) {
      throw new AppError(
        'FORBIDDEN',
        messageFrom(texts, ({ otherSite }) => otherSite),
      );
    }
    const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
    const { takesFiles, takesReports } = request.routeOptions.config;
    if (takesReports) return;
    const wanted = takesFiles ? 'multipart/form-data' : 'application/json';
    if (type !== wanted)
      throw new AppError('BAD_INPUT', toProgrammers(`Send this request as ${wanted}.`), {}, 415);
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call accepts files from a form instead of JSON. */
    readonly takesFiles?: boolean;
    /** The call accepts reports that browsers send on their own, with their own content types. */
    readonly takesReports?: boolean;
  }
}
