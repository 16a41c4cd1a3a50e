import * as v from 'valibot';

const schemaSchema = v.looseObject({});

const operationSchema = v.object({
  summary: v.optional(v.string(), ''),
  description: v.optional(v.string()),
  security: v.optional(v.array(v.looseObject({}))),
  parameters: v.optional(
    v.array(v.object({ name: v.string(), in: v.string(), required: v.optional(v.boolean(), false) })),
    [],
  ),
  requestBody: v.optional(
    v.object({ content: v.record(v.string(), v.object({ schema: v.optional(schemaSchema) })) }),
  ),
  responses: v.optional(
    v.record(
      v.string(),
      v.object({
        description: v.optional(v.string(), ''),
        content: v.optional(v.record(v.string(), v.object({ schema: v.optional(schemaSchema) }))),
      }),
    ),
    {},
  ),
});

const openapiSchema = v.object({
  paths: v.record(v.string(), v.record(v.string(), operationSchema)),
});

export interface RestOperation extends v.InferOutput<typeof operationSchema> {
  readonly method: string;
  readonly path: string;
}

/** The REST calls of an OpenAPI description, by path. Throws where it is none. */
export function restOperations(description: unknown): readonly RestOperation[] {
  const { paths } = v.parse(openapiSchema, description);
  return Object.entries(paths)
    .flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({
        ...operation,
        method: method.toUpperCase(),
        path,
      })),
    )
    .sort((one, other) => one.path.localeCompare(other.path));
}
