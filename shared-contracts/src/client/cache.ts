import { type Cache, cacheExchange } from '@urql/exchange-graphcache';
import type { StaleAfter, StaleReads } from '../area/stale-reads.ts';
import { embeddedTypes } from './embedded-types.ts';
import { staleFields } from './stale-fields.ts';

/** Drops a list's cached pages, so that it is requested again when it is next shown. */
function forgetLists(cache: Cache, fields: ReadonlySet<string>): void {
  for (const field of cache.inspectFields('Query')) {
    if (fields.has(field.fieldName)) cache.invalidate('Query', field.fieldKey);
  }
}

type Update = (result: unknown, args: Readonly<Record<string, unknown>>, cache: Cache) => void;
type Resolver = (
  parent: unknown,
  args: { readonly id?: unknown },
  cache: Cache,
) => string | { __typename: string; id: string };

/** The queries and types that the shell and the shared blocks use themselves. */
const ofShell: StaleReads = {
  embedded: embeddedTypes.shell,
  after: {
    // A communication shows whether it has documents.
    updateDocuments: { lists: ['documents', 'documentList', 'history', 'communications'] },
    deleteDocuments: { lists: ['documents', 'documentList', 'communications'] },
    // The form of the associate saves its communications with it.
    updateBusinessAssociate: { lists: ['communications', 'communication', 'history'] },
    updateCommunications: { lists: ['communications', 'history'] },
    deleteCommunications: { lists: ['communications', 'communication'] },
  },
};

/** A cache that learns about further areas as they are loaded. */
interface GrowingCache {
  readonly exchange: ReturnType<typeof cacheExchange>;
  /**
   * Adds an area's declaration of its operations. If several areas declare the same mutation, their stale reads are
   * joined.
   */
  readonly add: (stale: StaleReads) => void;
}

/**
 * The one normalized cache. It names entities of the schema, never a screen's query; lists become stale only after a
 * save of the same kind of record (decision 44). It begins with what the shell itself needs: graphcache reads these
 * objects at each operation, so the additions of an area apply from its first operation.
 */
export function rightwayCache(): GrowingCache {
  const keys: Record<string, () => null> = {};
  const byId: Record<string, Resolver> = {};
  const updates: Record<string, Update> = {};
  const declared = new Map<string, StaleAfter[]>();
  const removed = new Map<string, string>();

  const after =
    (mutation: string): Update =>
    (_result, { ids, input }, cache) => {
      const stale = (declared.get(mutation) ?? []).flatMap((one) => staleFields(one, input));
      forgetLists(cache, new Set(stale));
      const typeName = removed.get(mutation);
      if (typeName === undefined || !Array.isArray(ids)) return;
      for (const id of ids) cache.invalidate({ __typename: typeName, id: String(id) });
    };

  const add = (stale: StaleReads): void => {
    for (const name of stale.embedded ?? []) keys[name] = () => null;
    for (const [field, typeName] of Object.entries(stale.byId ?? {}))
      byId[field] = (_parent, args, cache) => {
        const id = String(args.id);
        // The id in the answer counts, because the id of a merged record resolves to another one.
        const answered = cache.resolve('Query', field, { id });
        return typeof answered === 'string' ? answered : { __typename: typeName, id };
      };
    for (const [mutation, one] of Object.entries(stale.after ?? {})) {
      declared.set(mutation, [...(declared.get(mutation) ?? []), one]);
      if (one.removes) removed.set(mutation, one.removes);
      updates[mutation] = after(mutation);
    }
  };

  add(ofShell);
  return {
    exchange: cacheExchange({ keys, resolvers: { Query: byId }, updates: { Mutation: updates } }),
    add,
  };
}
