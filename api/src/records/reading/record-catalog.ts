import {
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
} from 'graphql';
import {
  type FieldMapping,
  type RecordDeclaration,
  type RecordMapping,
  snakeCase,
} from './record-mapping.ts';

/** Every record kind by the name of its GraphQL type. */
export type RecordCatalog = ReadonlyMap<string, RecordMapping>;

/** Whether a field is a list, and of what. */
function shapeOf(type: GraphQLObjectType, field: string) {
  const wanted = type.getFields()[field]?.type;
  if (!wanted) throw new Error(`${type.name}.${field} is not in the schema.`);
  const nullable = isNonNullType(wanted) ? wanted.ofType : wanted;
  return { isList: isListType(nullable), named: getNamedType(wanted) };
}

/**
 * Columns are derived from the names in the schema: `area` is `area_id`, and the rows of a list have a column named
 * after their parent.
 */
function conventional(
  type: GraphQLObjectType,
  field: string,
  declarations: Readonly<Record<string, RecordDeclaration>>,
): FieldMapping {
  const { isList, named } = shapeOf(type, field);
  if (!isObjectType(named)) return { kind: 'column', column: snakeCase(field) };
  if (!declarations[named.name]) return { kind: 'embedded', type: named.name };
  if (!isList) return { kind: 'one', type: named.name, column: `${snakeCase(field)}_id` };
  return { kind: 'many', type: named.name, column: `${snakeCase(type.name)}_id` };
}

function mappingOf(
  type: GraphQLObjectType,
  declaration: RecordDeclaration,
  declarations: Readonly<Record<string, RecordDeclaration>>,
): RecordMapping {
  const names = Object.keys(type.getFields());
  for (const declared of Object.keys(declaration.fields ?? {})) {
    if (!names.includes(declared))
      throw new Error(`${type.name}.${declared} is declared but not in the schema.`);
  }
  const fields = new Map(
    names.map(
      (name) => [name, declaration.fields?.[name] ?? conventional(type, name, declarations)] as const,
    ),
  );
  const known = (candidates: readonly string[]) => candidates.filter((name) => fields.has(name));
  const order = names.includes('sequence')
    ? [{ column: 'sequence' }]
    : known(['code', 'name'])
        .slice(0, 1)
        .map((column) => ({ column }));
  return {
    type: type.name,
    table: declaration.table ?? snakeCase(type.name),
    scope: declaration.scope,
    order: declaration.order ?? order,
    search: declaration.search ?? (declaration.hasSearchText ? [] : known(['code', 'name', 'description'])),
    hasSearchText: declaration.hasSearchText ?? false,
    names: declaration.names,
    mergedInto: declaration.mergedInto,
    filters: declaration.filters,
    besides: declaration.besides,
    limited: declaration.limited,
    shares: declaration.shares,
    fields,
    scalars: new Map(
      names.flatMap((field) => {
        const { named } = shapeOf(type, field);
        return isScalarType(named) ? [[field, named.name] as const] : [];
      }),
    ),
  };
}

/** Combines the schema of each record kind with the declaration of its table. Throws where they disagree. */
export function buildCatalog(
  schema: GraphQLSchema,
  declarations: Readonly<Record<string, RecordDeclaration>>,
): RecordCatalog {
  const catalog = new Map<string, RecordMapping>();
  for (const [name, declaration] of Object.entries(declarations)) {
    const type = schema.getType(name);
    if (!isObjectType(type)) throw new Error(`${name} is declared but no type of the schema.`);
    catalog.set(name, mappingOf(type, declaration, declarations));
    for (const field of catalog.get(name)?.fields.values() ?? []) {
      if (field.kind !== 'embedded' || catalog.has(field.type)) continue;
      const group = schema.getType(field.type);
      if (!isObjectType(group)) throw new Error(`${field.type} is no type of the schema.`);
      catalog.set(field.type, mappingOf(group, { scope: { kind: 'open' } }, declarations));
    }
  }
  return catalog;
}

/** The mapping of a type that is known to be a record kind. */
export function recordOf(catalog: RecordCatalog, type: string): RecordMapping {
  const found = catalog.get(type);
  if (!found) throw new Error(`${type} is no record kind.`);
  return found;
}
