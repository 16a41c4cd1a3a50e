import { lookup as resolveName } from 'node:dns';
import { type IncomingMessage, Agent as PlainAgent, request as plainRequest } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { pause } from '../../../platform/work/take-turns.ts';
import { isPrivateAddress } from './private-address.ts';

/** Why a request to a host failed. */
type OutboundFault =
  | 'unknownHost'
  | 'privateAddress'
  | 'unreachable'
  | 'slow'
  | 'tooLarge'
  | 'tooManyRedirects';

/** Another server was not contacted, or returned no usable response. */
export class OutboundFailure extends Error {
  readonly fault: OutboundFault;

  constructor(fault: OutboundFault, address: URL) {
    super(`${address.host}: ${fault}`);
    this.fault = fault;
  }
}

export interface OutboundRules {
  /** Whether an authorized person allowed this host; checked again for every redirect. */
  readonly isKnown: (address: URL) => boolean;
  /** Whether the host may be in a private network: only where the operator of the server allowed it. */
  readonly mayBePrivate: (address: URL) => boolean;
  readonly bytes: number;
  readonly milliseconds: number;
  /** First and last byte of a requested range. */
  readonly range?: readonly [first: number, last: number];
  /** Aborts the request when nobody waits for the response any more. */
  readonly signal?: AbortSignal;
}

export interface OutboundAnswer {
  readonly status: number;
  /** Media type in lower case and without parameters; empty if none was sent. */
  readonly type: string;
  readonly etag: string | undefined;
  readonly bytes: Buffer;
}

const mostRedirects = 3;

const agents = {
  'http:': new PlainAgent({ keepAlive: true, maxSockets: 8 }),
  'https:': new SecureAgent({ keepAlive: true, maxSockets: 8 }),
} as const;

class PrivatePlace extends Error {}

/** Responses with more bytes are assembled one at a time, because a map requests many tiles at once. */
const largeFrom = 256 * 1024;

/** Bytes accepted from all services together before other work gets a turn; legitimate tiles are smaller. */
const bytesATurn = 1024 ** 2;

let takenNow = 0;

/** Counts a part of a response, and delays the response until the next turn once enough was accepted in this one. */
function pace(answer: IncomingMessage, bytes: number): void {
  if (takenNow === 0)
    setImmediate(() => {
      takenNow = 0;
    });
  takenNow += bytes;
  if (takenNow < bytesATurn) return;
  answer.pause();
  setImmediate(() => answer.resume());
}

let lastJoined: Promise<void> = Promise.resolve();

/** The parts of a response as one buffer; large ones are assembled one after the other, with other work in between. */
async function joined(parts: readonly Buffer[], bytes: number): Promise<Buffer> {
  if (bytes > largeFrom) {
    const before = lastJoined;
    lastJoined = before.then(pause);
    await lastJoined;
  }
  return Buffer.concat(parts, bytes);
}

/**
 * Resolves a name at connection time: the connection uses the checked address, even if the name would resolve
 * differently a moment later.
 */
const publicOnly: LookupFunction = (host, options, done) => {
  resolveName(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '', 0);
    const [first] = found;
    // If one of several addresses is private, all are refused: we cannot control which one is used.
    if (!first || found.some(({ address }) => isPrivateAddress(address)))
      return done(new PrivatePlace(host), '', 0);
    if (options.all) return done(null, found);
    done(null, first.address, first.family);
  });
};

const literal = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

type Step = OutboundAnswer | { readonly redirect: string };

function askOnce(address: URL, rules: OutboundRules, signal: AbortSignal): Promise<Step> {
  const isPublicOnly = !rules.mayBePrivate(address);
  const name = literal(address);
  if (isPublicOnly && isIP(name) !== 0 && isPrivateAddress(name))
    throw new OutboundFailure('privateAddress', address);
  const isSecure = address.protocol === 'https:';
  return new Promise((resolve, reject) => {
    const request = (isSecure ? secureRequest : plainRequest)(
      address,
      {
        agent: agents[isSecure ? 'https:' : 'http:'],
        signal,
        headers: {
          accept: '*/*',
          'accept-encoding': 'identity',
          'user-agent': 'Rightway',
          ...(rules.range ? { range: `bytes=${rules.range.join('-')}` } : {}),
        },
        ...(isPublicOnly ? { lookup: publicOnly } : {}),
      },
      (answer) => {
        const status = answer.statusCode ?? 0;
        const { location } = answer.headers;
        if (status >= 300 && status < 400 && location !== undefined) {
          answer.destroy();
          resolve({ redirect: location });
          return;
        }
        const parts: Buffer[] = [];
        let bytes = 0;
        answer.on('data', (part: Buffer) => {
          bytes += part.length;
          if (bytes > rules.bytes) {
            answer.destroy();
            reject(new OutboundFailure('tooLarge', address));
          } else {
            parts.push(part);
            pace(answer, part.length);
          }
        });
        answer.on('error', reject);
        answer.on('end', () =>
          joined(parts, bytes).then(
            (whole) =>
              resolve({
                status,
                type: (answer.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '',
                etag: answer.headers.etag,
                bytes: whole,
              }),
            reject,
          ),
        );
      },
    );
    request.on('error', reject);
    request.end();
  });
}

/**
 * Requests something from an outside host, following a few redirects, each under the same rules. Throws an
 * OutboundFailure for any failure of the host; an error status counts as an answer.
 */
export async function askOutside(first: URL, rules: OutboundRules): Promise<OutboundAnswer> {
  const late = AbortSignal.timeout(rules.milliseconds);
  const signal = rules.signal ? AbortSignal.any([late, rules.signal]) : late;
  let address = first;
  for (let turn = 0; turn <= mostRedirects; turn += 1) {
    if (!/^https?:$/.test(address.protocol) || !rules.isKnown(address))
      throw new OutboundFailure('unknownHost', address);
    try {
      const step = await askOnce(address, rules, signal);
      if (!('redirect' in step)) return step;
      const next = URL.parse(step.redirect, address.href);
      if (!next) throw new OutboundFailure('unreachable', address);
      address = next;
    } catch (error) {
      if (error instanceof OutboundFailure) throw error;
      if (error instanceof PrivatePlace) throw new OutboundFailure('privateAddress', address);
      throw new OutboundFailure(late.aborted ? 'slow' : 'unreachable', address);
    }
  }
  throw new OutboundFailure('tooManyRedirects', address);
}
