import { type Cache, cacheExchange } from '@urql/exchange-graphcache';
import { embeddedTypes } from './embedded-types.ts';

/** Drops a list's cached pages, so that the next look at it asks again. */
function forgetLists(cache: Cache, ...fields: readonly string[]): void {
  for (const field of cache.inspectFields('Query')) {
    if (fields.includes(field.fieldName)) cache.invalidate('Query', field.fieldKey);
  }
}

/**
 * The one normalized cache. Keys and updates name entities of the schema, never
 * a screen's query; lists never go stale by themselves but after a save of the
 * same kind of record (decision 44).
 */
export function rightwayCache() {
  return cacheExchange({
    keys: Object.fromEntries(embeddedTypes.map((name) => [name, () => null])),
    resolvers: {
      Query: {
        agreementType: (_, { id }) => ({ __typename: 'AgreementType', id: String(id) }),
        user: (_, { id }) => ({ __typename: 'User', id: String(id) }),
        userAccess: (_, { id }) => ({ __typename: 'UserAccess', id: String(id) }),
        country: (_, { id }) => ({ __typename: 'Country', id: String(id) }),
      },
    },
    updates: {
      Mutation: {
        updateAgreementType: (_result, _args, cache) => forgetLists(cache, 'agreementTypes', 'history'),
        updateUser: (_result, _args, cache) =>
          forgetLists(cache, 'users', 'allUsers', 'userAccess', 'history'),
        updateDocuments: (_result, _args, cache) =>
          forgetLists(cache, 'documents', 'documentList', 'history'),
        deleteDocuments: (_result, _args, cache) => forgetLists(cache, 'documents', 'documentList'),
        updateCountry: (_result, _args, cache) => forgetLists(cache, 'countries', 'history'),
      },
    },
  });
}
