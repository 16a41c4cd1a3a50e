import type { FastifyRequest } from 'fastify';

/** Segments of addresses that are followed by a secret: a link of a mail, the address of a calendar. */
const beforeSecrets = new Set(['calendars', 'user-details']);

/** An address without the secrets in it: whoever reads the log must not get in with what it says. */
export const withoutSecrets = (url: string): string =>
  url
    .split('/')
    .map((part, place, parts) => (beforeSecrets.has(parts[place - 1] ?? '') ? '…' : part))
    .join('/');

/** A request as the log names it. */
export const loggedRequest = (request: FastifyRequest) => ({
  method: request.method,
  url: withoutSecrets(request.url),
  host: request.host,
  remoteAddress: request.ip,
  remotePort: request.socket?.remotePort,
});
