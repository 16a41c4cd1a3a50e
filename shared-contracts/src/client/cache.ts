import { type Cache, cacheExchange } from '@urql/exchange-graphcache';
import { deleteField, masterDataDeclarations, readField, saveField } from '../master-data/index.ts';
import { embeddedTypes } from './embedded-types.ts';

/** Drops a list's cached pages, so that the next look at it asks again. */
function forgetLists(cache: Cache, ...fields: readonly string[]): void {
  for (const field of cache.inspectFields('Query')) {
    if (fields.includes(field.fieldName)) cache.invalidate('Query', field.fieldKey);
  }
}

type Update = (result: unknown, args: Readonly<Record<string, unknown>>, cache: Cache) => void;

const forgetting =
  (...fields: readonly string[]): Update =>
  (_result, _args, cache) =>
    forgetLists(cache, ...fields);

/** Types that a query reads by id: the cache finds them without asking. */
const readById: readonly (readonly [field: string, typeName: string])[] = [
  ['user', 'User'],
  ['userAccess', 'UserAccess'],
  ...masterDataDeclarations.map((declaration) => [readField(declaration), declaration.typeName] as const),
];

/** What a save or a deletion of each declared kind leaves behind. */
const declaredUpdates = masterDataDeclarations.flatMap((declaration): [string, Update][] => [
  [saveField(declaration), forgetting(declaration.plural, 'history')],
  [
    deleteField(declaration),
    (_result, { ids }, cache) => {
      forgetLists(cache, declaration.plural, 'history');
      const { typeName } = declaration;
      if (Array.isArray(ids))
        for (const id of ids) cache.invalidate({ __typename: typeName, id: String(id) });
    },
  ],
]);

/**
 * The one normalized cache. Keys and updates name entities of the schema, never
 * a screen's query; lists never go stale by themselves but after a save of the
 * same kind of record (decision 44).
 */
export function rightwayCache() {
  return cacheExchange({
    keys: Object.fromEntries(embeddedTypes.map((name) => [name, () => null])),
    resolvers: {
      Query: Object.fromEntries(
        readById.map(([field, typeName]) => [
          field,
          (_: unknown, { id }: { id?: unknown }) => ({ __typename: typeName, id: String(id) }),
        ]),
      ),
    },
    updates: {
      Mutation: {
        ...Object.fromEntries(declaredUpdates),
        linkModelItemToMasterModel: forgetting('eventTypes', 'history'),
        unlinkModelItemFromMasterModel: forgetting('eventTypes', 'history'),
        updateReportTemplates: forgetting('reportTemplates', 'history'),
        deleteReportTemplates: forgetting('reportTemplates', 'reportTemplate'),
        deleteTemplateFiles: forgetting('reportTemplates', 'reportTemplate', 'history'),
        assignTasks: forgetting('assignedTasks'),
        updateUser: forgetting('users', 'allUsers', 'userAccess', 'history'),
        updateDocuments: forgetting('documents', 'documentList', 'history'),
        deleteDocuments: forgetting('documents', 'documentList'),
      },
    },
  });
}
