import {
  restFailureSchema,
  resultOf,
  type SignIn,
  type Start,
  startSchema,
  supportSchema,
} from 'shared-contracts/rest';
import * as v from 'valibot';

/** The REST calls around a session. Each rejects with an Error whose message is a sentence, or is empty where the API never answered. */
export interface SessionApi {
  readonly start: () => Promise<Start>;
  readonly signIn: (credentials: SignIn) => Promise<void>;
  readonly signOut: () => Promise<void>;
  /** Where help on a form type is. */
  readonly help: (formType: string) => Promise<string>;
}

async function refusal(response: Response): Promise<Error> {
  const failure = v.safeParse(restFailureSchema, await response.json().catch(() => null));
  return new Error(failure.success ? failure.output.message : '');
}

async function ask(address: string, init: RequestInit = {}): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(address, { credentials: 'same-origin', ...init });
  } catch {
    throw new Error('');
  }
  if (!response.ok) throw await refusal(response);
  return response.json();
}

const post = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** The calls of the API that is mounted below `basePath`, which ends with a slash. */
export function createSessionApi(basePath: string): SessionApi {
  const api = `${basePath}api/`;
  return {
    start: async () => v.parse(resultOf(startSchema), await ask(`${api}start`)).result,
    signIn: async (credentials) => {
      await ask(`${api}account/sign-in`, post(credentials));
    },
    signOut: async () => {
      await ask(`${api}account/sign-out`, post({}));
    },
    help: async (formType) =>
      v.parse(resultOf(supportSchema), await ask(`${api}support?type=${encodeURIComponent(formType)}`)).result
        .url,
  };
}
