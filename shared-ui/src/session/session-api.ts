import {
  doneSchema,
  type Release,
  releaseName,
  type SignIn,
  type Start,
  startSchema,
  supportSchema,
} from 'shared-contracts/rest';
import { createRestClient, inTime } from 'shared-contracts/rest-client';
import * as v from 'valibot';

/** The REST calls around a session. Each rejects with an Error whose message is a sentence, or is empty where the API failed without a word. */
export interface SessionApi {
  readonly start: () => Promise<Start>;
  /**
   * The same for an open page: it does not count as work in the session. Declarations of releases that the page has
   * already are not sent again; the result contains them all the same.
   */
  readonly current: (known?: readonly Release[]) => Promise<Start>;
  readonly signIn: (credentials: SignIn) => Promise<void>;
  readonly signOut: () => Promise<void>;
  /** Asks for a mail with which a new password is chosen. */
  readonly forgotPassword: (userName: string) => Promise<void>;
  /** Where help on a form type is. */
  readonly help: (formType: string) => Promise<string>;
}

/** The calls of the API that is mounted below `basePath`, which ends with a slash. */
export function createSessionApi(basePath: string): SessionApi {
  const rest = createRestClient({ basePath });
  return {
    start: () => rest.get('start', startSchema),
    current: async (known = []) => {
      const names = known.map(releaseName).join();
      const path = names ? `start/current?known=${encodeURIComponent(names)}` : 'start/current';
      const start = await rest.get(path, startSchema);
      const declared = new Map(known.map((release) => [releaseName(release), release.start]));
      const releases = start.releases.map((release) => ({
        ...release,
        start: declared.get(releaseName(release)) ?? release.start,
      }));
      return { ...start, releases };
    },
    signIn: async (credentials) => {
      await rest.post('account/sign-in', credentials, v.unknown(), inTime());
    },
    signOut: async () => {
      await rest.post('account/sign-out', {}, v.unknown(), inTime());
    },
    forgotPassword: async (userName) => {
      await rest.post('account/request-password-reset', { userName }, doneSchema, inTime());
    },
    help: async (formType) =>
      (await rest.get(`support?type=${encodeURIComponent(formType)}`, supportSchema)).url,
  };
}
