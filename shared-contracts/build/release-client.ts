import * as v from 'valibot';
import { restFailureSchema, resultOf } from '../src/rest/index.ts';

/** The reason why a release is not published, as a sentence for the person who gave the command. */
export class ReleaseRefused extends Error {}

/** A running deployment, as a pipeline with a deploy token sees it. */
export interface Deployment {
  /** Where people open it. */
  readonly address: string;
  readonly get: <T extends v.GenericSchema>(path: string, schema: T) => Promise<v.InferOutput<T>>;
  readonly post: <T extends v.GenericSchema>(
    path: string,
    body: unknown,
    schema: T,
  ) => Promise<v.InferOutput<T>>;
  /** Uploads one file. */
  readonly upload: <T extends v.GenericSchema>(
    path: string,
    file: Blob,
    schema: T,
  ) => Promise<v.InferOutput<T>>;
}

/** The deployment that RIGHTWAY_URL and RIGHTWAY_TOKEN name. Throws a ReleaseRefused. */
export function deployment(environment: Readonly<Record<string, string | undefined>>): Deployment {
  const address = environment['RIGHTWAY_URL'] || 'http://localhost:4000';
  const token = environment['RIGHTWAY_TOKEN'];
  if (!URL.canParse(address)) throw new ReleaseRefused(`RIGHTWAY_URL is no address: ${address}`);
  if (!token) {
    throw new ReleaseRefused(
      'Set RIGHTWAY_TOKEN to a deploy token of your area. System administrators make them at /rollout.',
    );
  }
  const call = async <T extends v.GenericSchema>(path: string, init: RequestInit, schema: T) => {
    const url = new URL(`api/${path}`, address.endsWith('/') ? address : `${address}/`);
    const headers = { ...init.headers, authorization: `Bearer ${token}` };
    const answer = await fetch(url, { ...init, headers }).catch((error: unknown) => {
      const cause =
        error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
      throw new ReleaseRefused(`${address} does not answer: ${cause}`);
    });
    const body: unknown = await answer.json().catch(() => null);
    if (!answer.ok) {
      const refusal = v.safeParse(restFailureSchema, body);
      throw new ReleaseRefused(
        refusal.success ? refusal.output.message : `${url} answered ${answer.status}.`,
      );
    }
    const parsed = v.safeParse(resultOf(schema), body);
    if (!parsed.success) throw new ReleaseRefused(`${url} answered something that Rightway would not.`);
    return parsed.output.result;
  };
  return {
    address,
    get: (path, schema) => call(path, {}, schema),
    post: (path, body, schema) =>
      call(
        path,
        { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
        schema,
      ),
    upload: (path, file, schema) => {
      const body = new FormData();
      body.append('file', file, 'release.zip');
      return call(path, { method: 'POST', body }, schema);
    },
  };
}
