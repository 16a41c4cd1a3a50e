import { CombinedError, type Exchange, mapExchange } from '@urql/core';
import * as v from 'valibot';

const hasWords = (message: unknown): boolean => typeof message === 'string';

/** An entry of the answer, which the client uses as the message if there is none. */
const entrySchema = v.object({ extensions: v.record(v.string(), v.unknown()) });

const withoutWords = (entry: unknown) => {
  const { success, output } = v.safeParse(entrySchema, entry);
  return { message: '', extensions: success ? output.extensions : {} };
};

/** Leaves the message of an error empty if the API sent none; otherwise a page would show '[object Object]'. */
export const wordlessErrors = (): Exchange =>
  mapExchange({
    onResult: (result) => {
      const { error } = result;
      if (!error || error.graphQLErrors.every(({ message }) => hasWords(message))) return result;
      const graphQLErrors = error.graphQLErrors.map((one) =>
        hasWords(one.message) ? one : withoutWords(one.message),
      );
      return { ...result, error: new CombinedError({ graphQLErrors, response: error.response }) };
    },
  });
