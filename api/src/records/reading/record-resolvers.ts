import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLObjectType,
  GraphQLScalarType,
  getNamedType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type { IFieldResolver, IResolvers } from 'mercurius';
import { limits } from 'shared-contracts/limits';
import type { RecordFacts } from 'shared-contracts/rights';
import { notFound } from '../../platform/errors/app-error.ts';
import { contractSchema } from '../../platform/graphql/contract-schema.ts';
import { decimalScalar } from '../../platform/graphql/decimal-scalar.ts';
import { checkedDay, checkedFirst, isUuid } from '../../platform/server/arguments.ts';
import type { RecordContext } from '../record-context.ts';
import { loadedTogether } from './loaded-together.ts';
import { type RecordCatalog, recordOf } from './record-catalog.ts';
import { checkSearch } from './record-filters.ts';
import type { FieldMapping } from './record-mapping.ts';
import { checkParents } from './record-parents.ts';
import { countRecords, findRecord, listRecords, pageRecords, type RecordValues } from './record-store.ts';
import { aliasKey } from './select-store.ts';
import { type Selection, selectionOfInfo } from './selection.ts';

type Arguments = Readonly<Record<string, unknown>>;
type RootResolver = IFieldResolver<unknown, RecordContext, Arguments>;
type RowResolver = IFieldResolver<RecordValues, RecordContext, Arguments>;

const questionOf = ({ db, catalog, user }: RecordContext, type: string) => ({ db, catalog, user, type });

const firstOf = ({ first }: Arguments, usual: number): number =>
  checkedFirst(typeof first === 'number' ? first : usual);

/** A record by id. Throws NOT_FOUND where it does not exist or the person may not see it. */
export async function readRecord(
  context: RecordContext,
  type: string,
  id: unknown,
  selections: readonly Selection[],
): Promise<RecordValues> {
  const found = isUuid(id) ? await findRecord(questionOf(context, type), id, selections) : undefined;
  if (!found) throw notFound();
  return found;
}

const reading =
  (type: string): RootResolver =>
  (_, { id }, context, info) =>
    readRecord(context, type, id, selectionOfInfo(info).below(type));

const listing =
  (field: string, type: string): RootResolver =>
  async (_, args, context, info) => {
    const rows = await listRecords(
      questionOf(context, type),
      args,
      firstOf(args, limits.picklistPage),
      selectionOfInfo(info).below(type),
      recordOf(context.catalog, type).limited?.[field],
    );
    if (rows.length === 0) await checkParents(context, args);
    return rows;
  };

/** Checks that each day given to a list is a valid date. */
const paging =
  (connection: string, type: string): RootResolver =>
  async (_, args, context, info) => {
    const selections = selectionOfInfo(info).below(connection);
    const nodes = selections.filter(({ name }) => name === 'nodes');
    const question = questionOf(context, type);
    const wantsPage = nodes.length > 0 || selections.some(({ name }) => name === 'pageInfo');
    const [page, totalCount] = await Promise.all([
      wantsPage
        ? pageRecords(
            question,
            args,
            {
              first: firstOf(args, limits.listPage),
              after: typeof args['after'] === 'string' ? args['after'] : null,
            },
            nodes.flatMap((node) => node.below(type)),
          )
        : undefined,
      selections.some(({ name }) => name === 'totalCount') ? countRecords(question, args) : undefined,
    ]);
    if (!page?.nodes.length && !totalCount) await checkParents(context, args);
    return {
      nodes: page?.nodes ?? [],
      pageInfo: { endCursor: page?.endCursor ?? null, hasNextPage: page?.hasNextPage ?? false },
      totalCount,
    };
  };

/** Reads a field from the result row: computes a right from its facts, or finds a list under its alias. */
function withDays(declared: readonly GraphQLArgument[], resolver: RootResolver): RootResolver {
  const days = declared.filter(({ type }) => getNamedType(type).name === 'Date').map(({ name }) => name);
  if (days.length === 0) return resolver;
  return (source, args, context, info) => {
    for (const name of days)
      if (args[name] !== null && args[name] !== undefined) checkedDay(name, String(args[name]));
    return resolver(source, args, context, info);
  };
}

function rootResolver(
  catalog: RecordCatalog,
  { name, type, args }: GraphQLField<unknown, unknown>,
): RootResolver | undefined {
  const named = getNamedType(type);
  if (!isObjectType(named)) return undefined;
  const node = named.getFields()['nodes'];
  const searched = catalog.get(node ? getNamedType(node.type).name : named.name);
  if (searched && args.some((argument) => ['query', 'filter'].includes(argument.name))) checkSearch(searched);
  if (named.name.endsWith('Connection') && node)
    return withDays(args, paging(named.name, getNamedType(node.type).name));
  if (!catalog.has(named.name)) return undefined;
  const nullable = isNonNullType(type) ? type.ofType : type;
  return isListType(nullable) ? withDays(args, listing(name, named.name)) : reading(named.name);
}

/** Reads a field from the result of the statement: a right is computed here, a list is found under its alias. */
function rowResolver(
  field: FieldMapping,
  { args, name }: GraphQLField<unknown, unknown>,
): RowResolver | undefined {
  if (field.kind === 'ruled') {
    return (row, _, { user }) => field.answer(user, row[name] as RecordFacts);
  }
  if (field.kind === 'loaded') return loadedTogether(field.load);
  if (args.length === 0) return undefined;
  return (row, _, __, info) => row[aliasKey(info.fieldNodes[0]?.alias?.value ?? name)] ?? row[name];
}

function typeResolvers(catalog: RecordCatalog, type: GraphQLObjectType): Record<string, RowResolver> {
  const fields = catalog.get(type.name)?.fields;
  return Object.fromEntries(
    Object.values(type.getFields()).flatMap((field) => {
      const mapping = fields?.get(field.name);
      const resolver = mapping && rowResolver(mapping, field);
      return resolver ? [[field.name, resolver] as const] : [];
    }),
  );
}

function isoMoment(value: unknown): string {
  const moment = value instanceof Date ? value : new Date(String(value));
  return moment.toISOString();
}

/** Resolvers for every field whose type is a record kind of a catalog. */
export function recordResolvers(
  catalog: RecordCatalog,
): IResolvers & { Query: Record<string, RootResolver> } {
  const query = contractSchema.getQueryType();
  if (!query) throw new Error('The schema has no queries.');
  const roots = Object.values(query.getFields()).flatMap((field) => {
    const resolver = rootResolver(catalog, field);
    return resolver ? [[field.name, resolver] as const] : [];
  });
  const types = [...catalog.keys()].flatMap((name) => {
    const type = contractSchema.getType(name);
    const resolvers = isObjectType(type) ? typeResolvers(catalog, type) : {};
    return Object.keys(resolvers).length > 0 ? [[name, resolvers] as const] : [];
  });
  return {
    ...Object.fromEntries(types),
    Decimal: decimalScalar,
    DateTime: new GraphQLScalarType({ name: 'DateTime', serialize: isoMoment }),
    Query: Object.fromEntries(roots),
  };
}
