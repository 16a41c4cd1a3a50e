import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AuthorizationResponseError } from 'openid-client';
import type { Config } from '../../platform/config/config.ts';
import { describeError } from '../../platform/errors/describe-error.ts';
import { type DoorParts, sessionDoor } from '../sessions/session-door.ts';
import type { SessionMemory } from '../sessions/session-memory.ts';
import { type SignOnClient, signOnClient } from './sign-on-client.ts';
import { findSignOnPerson, keepAttempt, signOnLife, takeAttempt } from './sign-on-store.ts';
import { type SignOnText, signOnText } from './sign-on-texts.ts';

const cookieName = 'rightway_sign_on';
const path = 'account/single-sign-on';
const attemptsPerMinute = 120;

interface SignOnParts extends DoorParts {
  readonly config: DoorParts['config'] & Pick<Config, 'signOn' | 'publicUrl'>;
}

/**
 * Single sign-on in a window of its own. The first address sends the window to the identity provider, which sends it
 * back to the second. Both end at `/login-callback`, which tells the opening window what went wrong, if anything (001
 * §8).
 */
export function registerSignOnCalls(app: FastifyInstance, parts: SignOnParts, memory: SessionMemory): void {
  const { config, db, clock } = parts;
  const client: SignOnClient | undefined =
    config.signOn && signOnClient(config.signOn, new URL(`api/${path}/callback`, config.publicUrl), clock);
  const { enter } = sessionDoor(parts, memory);
  const limited = { config: { rateLimit: { max: attemptsPerMinute, timeWindow: 60_000 } } };

  /** An error of our own database must not be reported as a fault of the provider. */
  const failureOf = (error: unknown, otherwise: SignOnText): SignOnText =>
    describeError(error).code === 'UNAVAILABLE' ? 'away' : otherwise;

  const leave = (request: FastifyRequest, reply: FastifyReply, failure?: SignOnText) => {
    const text = failure && signOnText(failure, request.headers['accept-language']);
    const query = text ? `?${new URLSearchParams({ errorMessage: text })}` : '';
    return reply.redirect(`${config.basePath}login-callback${query}`);
  };

  app.get(
    `/${path}`,
    { ...limited, schema: { summary: 'Sends a window to the identity provider.', security: [] } },
    async (request, reply) => {
      if (!client) return leave(request, reply, 'off');
      try {
        const { address, checks } = await client.begin();
        await keepAttempt(db, checks, clock());
        reply.setCookie(cookieName, checks.state, {
          path: config.basePath,
          httpOnly: true,
          // 'lax', because it is the provider's page that sends the browser back here.
          sameSite: 'lax',
          secure: config.isSessionSecure,
          maxAge: signOnLife / 1000,
        });
        return reply.redirect(address.href);
      } catch (error) {
        request.log.warn({ err: error }, 'identity provider cannot be reached');
        return leave(request, reply, failureOf(error, 'unreachable'));
      }
    },
  );

  app.get(
    `/${path}/callback`,
    { ...limited, schema: { summary: 'Takes a window back from the identity provider.', security: [] } },
    async (request, reply) => {
      if (!client) return leave(request, reply, 'off');
      const parameters = new URL(request.url, config.publicUrl).searchParams;
      const state = request.cookies[cookieName];
      reply.clearCookie(cookieName, { path: config.basePath });
      // Only the browser that started the sign-on may complete it.
      const isSame = state !== undefined && parameters.get('state') === state;
      try {
        const checks = isSame ? await takeAttempt(db, state, clock()) : undefined;
        if (!checks) return leave(request, reply, 'expired');
        const identity = await client.finish(parameters, checks);
        const userId = await findSignOnPerson(db, identity);
        if (!userId) return leave(request, reply, 'unknown');
        await enter(request, reply, userId);
        return leave(request, reply);
      } catch (error) {
        request.log.warn({ err: error }, 'single sign-on refused');
        const isRefused = error instanceof AuthorizationResponseError;
        return leave(request, reply, isRefused ? 'refused' : failureOf(error, 'failed'));
      }
    },
  );
}
