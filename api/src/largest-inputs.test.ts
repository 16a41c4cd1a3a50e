import { buildSchema } from 'graphql';
import { readSchema } from 'shared-contracts/schema';
import {
  type ApiDescription,
  descriptionSchema,
  fileReads,
  largeCalls,
  largeOperations,
  operationNames,
} from 'shared-contracts/testing';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { runningServer } from './testing/running-server.ts';
import type { TestClient } from './testing/test-server.ts';

const schema = buildSchema(readSchema());
const server = await runningServer();
let admin: TestClient;
let description: ApiDescription;

beforeAll(async () => {
  admin = await server.signIn('admin');
  description = v.parse(descriptionSchema, (await admin.get('/api/openapi.json')).json());
});

const named = (calls: Iterable<{ readonly call: string }>): readonly string[] =>
  [...new Set([...calls].map(({ call }) => call))].sort();

const postSchema = v.optional(v.object({ requestBody: v.optional(v.unknown()) }), {});

/** The request body of a call, as the server describes it. */
const bodyOf = (post: unknown): string => JSON.stringify(v.parse(postSchema, post).requestBody ?? null);

describe('the largest input', () => {
  it('is known of every query and mutation of the schema', () => {
    expect(named(largeOperations(schema, new Map()))).toEqual(operationNames(schema).toSorted());
  });

  it('is known of every call that the server describes', () => {
    const calls = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(calls.length).toBeGreaterThan(75);
    expect(named(largeCalls(description, new Map()))).toEqual(
      calls.filter((call) => call !== 'POST /api/graphql').toSorted(),
    );
  });

  it('is a file for every call that reads an uploaded one', () => {
    const reading = Object.entries(description.paths).flatMap(([path, { post }]) =>
      /"(?:fileId|fileGuid|spatialFileGuids?)":/.test(bodyOf(post)) ? [path] : [],
    );
    const known = Object.values(fileReads).flatMap((reads) => reads('', '').map(([path]) => path));
    expect([...new Set(known)].toSorted()).toEqual(reading.toSorted());
  });
});
