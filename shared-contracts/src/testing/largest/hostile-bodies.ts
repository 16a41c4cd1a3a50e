import { bodyLength } from './growth.ts';
import type { LargeCall } from './large-call.ts';

const call = (path: string, how: string, body: string): LargeCall => ({
  call: `POST ${path}`,
  how,
  method: 'POST',
  path,
  body,
});

/** Characters of an operation, slightly below the server's limit. */
const operationLength = 49_000;

const repeated = (text: string, length: number): string => text.repeat(Math.floor(length / text.length));

const bodies: Readonly<Record<string, string>> = {
  'a body of brackets': repeated('[', bodyLength),
  'a body of objects in each other': repeated('{"a":', bodyLength),
  'lists in each other that end': `{"columns":${repeated('[', bodyLength / 2 - 100)}${repeated(']', bodyLength / 2 - 100)}}`,
  'names without end': `{${Array.from({ length: 90_000 }, (_, place) => `"n${place}":1`).join()}}`,
  'a number without end': `{"pageLimit":${repeated('9', bodyLength - 100)}}`,
  'a text of control characters': `{"text":"${repeated('\\u0001', bodyLength - 100)}"}`,
};

const operations: Readonly<Record<string, string>> = {
  'an operation of braces': repeated('{', operationLength),
  'an operation of one field again and again': `{ ${repeated('currentUser { id } ', operationLength)} }`,
  'an operation of fragments in each other': `{ currentUser { ...F0 } } ${Array.from({ length: 900 }, (_, place) => `fragment F${place} on User { id ...F${place + 1} }`).join(' ')}`,
  'an operation of variables': `query Many(${Array.from({ length: 2500 }, (_, place) => `$v${place}: String`).join()}) { currentUser { id } }`,
  'an operation of one long list': `{ parcelsByDescription(descriptions: [${repeated('"a",', operationLength - 200)}]) { __typename } }`,
};

/** Bodies that no ordinary program sends: deeply nested, endless, or with the same thing repeated. */
export function* hostileBodies(): Generator<LargeCall> {
  for (const [how, body] of Object.entries(bodies))
    for (const path of ['/api/graphql', '/api/grids/source/agreements', '/api/csp-report'])
      yield call(path, how, body);
  for (const [how, query] of Object.entries(operations))
    yield call('/api/graphql', how, JSON.stringify({ query }));
}
