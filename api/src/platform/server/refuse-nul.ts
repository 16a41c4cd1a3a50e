import type { FastifyInstance, FastifyRequest } from 'fastify';
import { validationText } from 'shared-contracts/validators';
import { AppError } from '../errors/app-error.ts';
import { isWithoutNul } from './json-bounds.ts';
import { languageOfRequest } from './rest-call.ts';

const nul = '\u0000';

/** Whether any text or name in a value contains U+0000. Walks without recursion, and does not build paths. */
function holdsNul(value: unknown): boolean {
  const left: unknown[] = [value];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (typeof next === 'string' && next.includes(nul)) return true;
    if (typeof next !== 'object' || next === null || Buffer.isBuffer(next)) continue;
    for (const [key, below] of Object.entries(next)) {
      if (key.includes(nul)) return true;
      if (typeof below === 'string' || typeof below === 'object') left.push(below);
    }
  }
  return false;
}

/**
 * The path of the first text or name that contains U+0000, as forms name it; undefined if there is none. Walks without
 * recursion.
 */
export function nulPlace(value: unknown): string | undefined {
  if (!holdsNul(value)) return undefined;
  const left: (readonly [place: string, value: unknown])[] = [['', value]];
  for (let next = left.pop(); next; next = left.pop()) {
    const [place, one] = next;
    if (typeof one === 'string' && one.includes(nul)) return place;
    if (typeof one !== 'object' || one === null) continue;
    if (Buffer.isBuffer(one)) continue;
    for (const [key, below] of Object.entries(one)) {
      const name = Array.isArray(one) ? `${place}[${key}]` : place === '' ? key : `${place}.${key}`;
      if (key.includes(nul)) return place === '' ? '?' : place;
      left.push([name, below]);
    }
  }
  return undefined;
}

/** Where a request contains U+0000: in its body, query, path, headers or cookies. */
const placeIn = ({ body, query, params, headers, cookies }: FastifyRequest): string | undefined =>
  (isWithoutNul(body) ? undefined : nulPlace(body)) ??
  nulPlace(query) ??
  nulPlace(params) ??
  nulPlace(headers) ??
  nulPlace(cookies);

/** Refuses U+0000, which PostgreSQL cannot store in text, in one place and with the name of the field. */
export function refuseNul(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    const place = placeIn(request);
    if (place === undefined) return;
    const language = languageOfRequest(request);
    const path = place || 'body';
    throw new AppError('BAD_INPUT', (spoken) => validationText(spoken, 'valuesRefused', { name: path }), {
      fields: [{ path, message: validationText(language, 'controlCharacters') }],
    });
  });
}
