import * as v from 'valibot';
import { gridSources } from '../../grids/index.ts';
import { Growth, type Size, sizes } from './growth.ts';
import { idsFor, type KnownIds } from './known-ids.ts';
import type { LargeCall } from './large-call.ts';
import { largeValue } from './large-value.ts';

const operationSchema = v.looseObject({
  requestBody: v.optional(
    v.looseObject({ content: v.record(v.string(), v.looseObject({ schema: v.unknown() })) }),
  ),
  parameters: v.optional(
    v.array(v.looseObject({ name: v.string(), in: v.string(), schema: v.optional(v.unknown()) })),
  ),
});

/** The parts of the API's description from which calls are made. */
export const descriptionSchema = v.object({ paths: v.record(v.string(), v.record(v.string(), v.unknown())) });

export type ApiDescription = v.InferOutput<typeof descriptionSchema>;

/** Characters of an address that the server still reads. */
const longestAddress = 8000;

/** Values for the placeholders of an address, if an id will not do. */
const gaps: Readonly<Record<string, string>> = {
  ...{
    source: gridSources[0]?.id ?? '',
    config: gridSources[0]?.configId ?? '',
    field: 'projectDescription',
  },
  ...{ layer: 'Agreements', look: 'land', z: '6', x: '11', y: '20' },
};

function callOf(method: string, path: string, operation: unknown, size: Size, known: KnownIds) {
  const growth = new Growth(size, idsFor(known, path));
  const { requestBody, parameters = [] } = v.parse(operationSchema, operation);
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => gaps[name] ?? growth.id(name));
  const queryParameters = parameters.filter((one) => one.in === 'query');
  const query = new URLSearchParams(
    queryParameters.map((one): [string, string] => {
      const value = largeValue(one.schema, growth, longestAddress / queryParameters.length / 2, one.name);
      return [one.name, typeof value === 'object' ? JSON.stringify(value) : String(value)];
    }),
  ).toString();
  const schema = requestBody?.content['application/json']?.schema;
  const call: LargeCall = {
    call: `${method.toUpperCase()} ${path}`,
    how: size,
    method: method.toUpperCase(),
    path: query ? `${filled}?${query}` : filled,
    ...(schema === undefined ? {} : { body: JSON.stringify(largeValue(schema, growth)) }),
  };
  return { call, matters: growth.matters };
}

/** Calls that end the caller's session come last. */
const isLast = (path: string): boolean => /sign-out|set-password/.test(path);

/** Every call that the API describes, in each size that makes a different input; at least once. */
export function* largeCalls({ paths }: ApiDescription, known: KnownIds): Generator<LargeCall> {
  const names = Object.keys(paths).filter((path) => path !== '/api/graphql');
  for (const path of [...names.filter((one) => !isLast(one)), ...names.filter(isLast)])
    for (const [method, operation] of Object.entries(paths[path] ?? {}))
      for (const size of sizes) {
        const { call, matters } = callOf(method, path, operation, size, known);
        if (matters || size === sizes[0]) yield call;
      }
}
