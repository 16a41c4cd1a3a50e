import type { FastifyRequest } from 'fastify';

/** Segments of addresses that are followed by a secret: a link in an email, or the address of a calendar. */
const beforeSecrets = new Set(['calendars', 'user-details']);

/** An address without its secrets, so that somebody who reads the log cannot use it to get in. */
export const withoutSecrets = (url: string): string =>
  url
    .split('/')
    .map((part, place, parts) => (beforeSecrets.has(parts[place - 1] ?? '') ? '…' : part))
    .join('/');

/** A request as it appears in the log. */
export const loggedRequest = (request: FastifyRequest) => ({
  method: request.method,
  url: withoutSecrets(request.url),
  host: request.host,
  remoteAddress: request.ip,
  remotePort: request.socket?.remotePort,
});
