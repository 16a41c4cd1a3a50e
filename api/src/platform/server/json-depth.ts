import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Lists and objects within each other that a body may have; the deepest that a form sends are outlines of land, with eight. */
export const deepestBody = 100;

const marks = { quote: 34, backslash: 92, list: 91, listEnd: 93, object: 123, objectEnd: 125 } as const;

/**
 * Whether lists and objects of a JSON text lie within each other more than so many times. It looks at each character
 * once, without reading the text: reading and walking a megabyte of brackets would keep everybody else waiting.
 */
export function nestsDeeper(text: string, most: number): boolean {
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
      if (depth > most) return true;
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

/** Refuses bodies of JSON that nest too deep, as ones that cannot be read; reads the others as Fastify does. */
export function boundJsonDepth(app: FastifyInstance): void {
  const read = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (request: FastifyRequest, body, done) => {
      const text = String(body);
      if (nestsDeeper(text, deepestBody))
        done(Object.assign(new Error('The body nests too deep.'), { statusCode: 400 }));
      else
        read(request, text, (error, value) => {
          if (typeof value === 'object' && value !== null && !text.includes(writtenNul))
            withoutNul.add(value);
          done(error, value);
        });
    },
  );
}
