import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pause } from '../work/take-turns.ts';

/** Lists and objects within each other that a body may have; the deepest that a form sends are outlines of land, with eight. */
export const deepestBody = 100;

/** Names that one object of a body may have: far more than any form sends, and few enough to be read at once. */
export const mostNames = 5000;

/** Bodies of more characters are looked at, read and answered in turns of their own. */
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
 * Whether lists and objects of a JSON text lie within each other more than so many times, or an object has more names
 * than so many. It looks at each character once, without reading the text: reading and walking a megabyte of brackets, or
 * of names, would keep everybody else waiting.
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

/** The only writing of U+0000 in JSON. */
const writtenNul = '\\u0000';

/** Bodies of JSON in whose text U+0000 is not written. */
const withoutNul = new WeakSet<object>();

/** Whether a body was read from JSON in which U+0000 is not written, so that it need not be looked for. */
export const isWithoutNul = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && withoutNul.has(body);

/**
 * Refuses bodies of JSON that nest too deep or name too much, as ones that cannot be read; reads the others as Fastify
 * does, long ones with a turn for others before and after.
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
