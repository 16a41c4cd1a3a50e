import { randomUUID } from 'node:crypto';
import { gridSources } from 'shared-contracts/grids';
import * as v from 'valibot';
import { type Known, type Large, largestOf } from './largest-value.ts';

/** A request with its largest input, as it goes over the line. */
export interface LargeCall {
  readonly name: string;
  readonly path: string;
  readonly init: RequestInit;
  /** Characters of what is sent. */
  readonly size: number;
}

/** What ends the session, throttles the sender, or starts what others wait for. */
const leftOut =
  /sign-out|sign-in|single-sign-on|request-password-reset|onboarding|security-code|set-password/;

const operationSchema = v.looseObject({
  requestBody: v.optional(
    v.looseObject({ content: v.record(v.string(), v.looseObject({ schema: v.unknown() })) }),
  ),
  parameters: v.optional(
    v.array(v.looseObject({ name: v.string(), in: v.string(), schema: v.optional(v.unknown()) })),
  ),
});

/** The description of the API. */
export const descriptionSchema = v.object({ paths: v.record(v.string(), v.record(v.string(), v.unknown())) });

/** Letters of an address that the server still reads. */
const longestAddress = 8000;

function callOf(method: string, path: string, operation: unknown, known: Known, large: Large): LargeCall {
  const { requestBody, parameters = [] } = v.parse(operationSchema, operation);
  const schema = requestBody?.content['application/json']?.schema;
  const place = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    name === 'source'
      ? (gridSources[0]?.id ?? '')
      : (known.find(([field]) => field.test(name))?.[1] ?? randomUUID()),
  );
  const asked = parameters.filter((one) => one.in === 'query');
  const query = new URLSearchParams(
    asked.map((one): [string, string] => {
      const value = largestOf(one.schema, large, known, longestAddress / asked.length / 2, one.name);
      return [one.name, typeof value === 'object' ? JSON.stringify(value) : String(value)];
    }),
  ).toString();
  const body = schema === undefined ? undefined : JSON.stringify(largestOf(schema, large, known));
  return {
    name: `${method.toUpperCase()} ${path} (${large})`,
    path: query ? `${place}?${query}` : place,
    init: {
      method: method.toUpperCase(),
      ...(body === undefined ? {} : { body, headers: { 'content-type': 'application/json' } }),
    },
    size: body?.length ?? query.length,
  };
}

/** Every call that the API describes, with each text as long as it may be and with each list. */
export const largestCalls = ({ paths }: v.InferOutput<typeof descriptionSchema>, known: Known) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    leftOut.test(path) || path === '/api/graphql'
      ? []
      : Object.entries(methods).flatMap(([method, operation]) =>
          (['long', 'many'] as const).map((large) => callOf(method, path, operation, known, large)),
        ),
  );
