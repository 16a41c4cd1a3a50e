import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fallbackLanguage, languageCookie, languageOf } from 'shared-contracts';
import { second } from 'shared-contracts/limits';
import type { CurrentUser } from 'shared-contracts/rights';
import type { Config } from '../../platform/config/config.ts';
import type { Database, Db } from '../../platform/db/database.ts';
import { promptly } from '../../platform/db/promptly.ts';
import type { Clock } from '../../platform/server/clock.ts';
import { browserLife, findBrowserPerson } from './known-browser-store.ts';
import type { SessionMemory } from './session-memory.ts';
import { findSessionUser } from './session-store.ts';

/** The configuration that a session's cookie depends on. */
export type CookieConfig = Pick<Config, 'basePath' | 'isSessionSecure'>;

const cookieName = 'rightway_session';
const browserCookie = 'rightway_browser';

/** The session token that the browser sent. */
export const sessionToken = (request: FastifyRequest): string | undefined => request.cookies[cookieName];

/** Sends the session token as a cookie that no script can read and no other site can send. */
export function setSessionCookie(reply: FastifyReply, config: CookieConfig, token: string): void {
  reply.setCookie(cookieName, token, {
    path: config.basePath,
    httpOnly: true,
    sameSite: 'lax',
    secure: config.isSessionSecure,
  });
}

/** The token that identifies the browser, if it has one. */
export const browserToken = (request: FastifyRequest): string | undefined => request.cookies[browserCookie];

/** Sends the token that identifies the browser after the session ends. */
export function setBrowserCookie(reply: FastifyReply, config: CookieConfig, token: string): void {
  reply.setCookie(browserCookie, token, {
    path: config.basePath,
    httpOnly: true,
    sameSite: 'lax',
    secure: config.isSessionSecure,
    maxAge: browserLife / second,
  });
}

/** Tells the browser to delete its session cookie. */
export function clearSessionCookie(reply: FastifyReply, config: Pick<CookieConfig, 'basePath'>): void {
  reply.clearCookie(cookieName, { path: config.basePath });
}

interface SessionParts {
  readonly db: Db;
  readonly databaseKind: Database['kind'];
  readonly clock: Clock;
  readonly config: Pick<Config, 'basePath'>;
}

/**
 * The person with the language that the page shows: the one chosen in this browser, else their own. A person's own
 * language is English until somebody changes it, so English there leaves the choice to the browser.
 */
function spokenTo(user: CurrentUser, { cookies, headers }: FastifyRequest): CurrentUser {
  const isOwn = languageOf(user.locale) !== fallbackLanguage;
  const chosen =
    cookies[languageCookie] ?? (isOwn ? undefined : headers['accept-language']?.split(/[,;]/)[0]);
  if (chosen === undefined || languageOf(chosen) === languageOf(user.locale)) return user;
  return { ...user, locale: languageOf(chosen) };
}

/** Finds out for every API request who sent it, and in which language it is answered. */
export async function registerSessions(
  app: FastifyInstance,
  { db, databaseKind, clock, config }: SessionParts,
  memory: SessionMemory,
): Promise<void> {
  await app.register(cookie);
  app.decorateRequest('user', null);
  app.decorateRequest('findBrowserPerson', async function (this: FastifyRequest) {
    const token = browserToken(this);
    return token === undefined ? undefined : findBrowserPerson(db, token, clock());
  });
  app.addHook('preHandler', async (request) => {
    const token = sessionToken(request);
    const isApi = request.url.startsWith(`${config.basePath}api/`);
    if (!token || !isApi) return;
    const known = memory.find(token);
    const isBackground = request.routeOptions.config.isBackground ?? false;
    const user = known ?? (await promptly(databaseKind, findSessionUser(db, token, clock, isBackground)));
    // Only remembers people who were looked up in the database: otherwise the entry would never expire.
    if (!known && user) memory.remember(token, user);
    request.user = user && spokenTo(user, request);
  });
}
