import * as v from 'valibot';
import type { ApiProcess } from './api-process.ts';

const answerSchema = v.object({
  data: v.nullish(v.record(v.string(), v.unknown())),
  errors: v.optional(v.array(v.unknown())),
});

/** The field `found` of an operation's answer. Throws if the operation was refused. */
export async function graphql(api: ApiProcess, query: string, variables: object): Promise<unknown> {
  const answer = await fetch(`${api.address}/api/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: api.cookie },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = v.parse(answerSchema, await answer.json());
  if (errors || !data) throw new Error(JSON.stringify(errors));
  return data['found'];
}
