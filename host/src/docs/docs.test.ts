import { describe, expect, it } from 'vitest';
import { restOperations } from './openapi.ts';
import { schemaTypes } from './schema-types.ts';

describe('the docs', () => {
  it('list REST calls by path', () => {
    const operations = restOperations({
      paths: {
        '/api/start': { get: { summary: 'Start' } },
        '/api/account/sign-in': { post: { summary: 'Sign in' } },
      },
    });
    expect(operations.map(({ method, path, summary }) => `${method} ${path} ${summary}`)).toEqual([
      'POST /api/account/sign-in Sign in',
      'GET /api/start Start',
    ]);
  });

  it('refuse what describes no calls', () => {
    expect(() => restOperations({ message: 'no' })).toThrow();
  });

  it('put queries first and extensions with their type', () => {
    const types = schemaTypes(
      'type B { id: ID! } type Query { b: B } enum A { X } extend type Query { a: A }',
    );
    expect(types.map(({ name }) => name)).toEqual(['Query', 'A', 'B']);
    expect(types[0]?.sdl).toContain('extend type Query');
  });
});
