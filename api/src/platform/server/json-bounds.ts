import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pause } from '../work/take-turns.ts';

/**
 * Deepest nesting of lists and objects in a body. The deepest that a form sends are outlines of land, with eight
 * levels.
 */
export const deepestBody = 100;

/** Most names in one object of a body: far more than any form sends, and few enough to be read quickly. */
export const mostNames = 5000;

/** Bodies with more characters than this are checked, read and answered in separate turns of the event loop. */
const longBody = 100_000;

const marks = {
  quote: 34,
  colon: 58,
  backslash: 92,
  list: 91,
  listEnd: 93,
  object: 123,
  objectEnd: 125,
} as const;

/**
 * Whether a JSON text nests lists and objects more deeply than allowed, or has an object with too many names. It looks
 * at each character once, without parsing: parsing and walking a megabyte of brackets or names would block all other
 * requests.
 */
export function isOvergrown(text: string, most: { readonly depth: number; readonly names: number }): boolean {
  const names: number[] = [];
  let depth = 0;
  let isText = false;
  for (let at = 0; at < text.length; at += 1) {
    const mark = text.charCodeAt(at);
    if (isText) {
      if (mark === marks.backslash) at += 1;
      else if (mark === marks.quote) isText = false;
    } else if (mark === marks.quote) isText = true;
    else if (mark === marks.list || mark === marks.object) {
      depth += 1;
      if (depth > most.depth) return true;
      names[depth] = 0;
    } else if (mark === marks.colon) {
      const known = (names[depth] ?? 0) + 1;
      if (known > most.names) return true;
      names[depth] = known;
    } else if (mark === marks.listEnd || mark === marks.objectEnd) depth -= 1;
  }
  return false;
}

/** The only way to write U+0000 in JSON. */
const writtenNul = '\\u0000';

/** Bodies parsed from JSON that does not contain U+0000. */
const withoutNul = new WeakSet<object>();

/** Whether a body was parsed from JSON without U+0000, so that it need not be searched for it. */
export const isWithoutNul = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && withoutNul.has(body);

/**
 * Refuses JSON bodies that nest too deeply or have too many names, as if they could not be parsed. Parses all others as
 * Fastify does, yielding to other requests before and after long ones.
 */
export function boundJson(app: FastifyInstance): void {
  const readAll = app.getDefaultJsonParser('error', 'error');
  const read = (request: FastifyRequest, text: string) =>
    new Promise<unknown>((done, fail) => {
      void readAll(request, text, (error, value) => (error ? fail(error) : done(value)));
    });
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (request: FastifyRequest, body: string) => {
      const text = String(body);
      const others = text.length > longBody ? pause : async () => {};
      if (isOvergrown(text, { depth: deepestBody, names: mostNames }))
        throw Object.assign(new Error('The body nests too deep, or names too much.'), { statusCode: 400 });
      await others();
      const value = await read(request, text);
      if (typeof value === 'object' && value !== null && !text.includes(writtenNul)) withoutNul.add(value);
      await others();
      return value;
    },
  );
}
