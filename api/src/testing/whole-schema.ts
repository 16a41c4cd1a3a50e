import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isLeafType,
  isObjectType,
} from 'graphql';
import { contractSchema } from '../platform/graphql/contract-schema.ts';

/** Every field below a type, `depth` types deep; lists give a few rows each. */
function selectionOf(type: GraphQLObjectType, depth: number): string {
  return Object.values(type.getFields())
    .flatMap((field) => {
      const below = getNamedType(field.type);
      const isRequired = field.args.some(
        ({ type: wanted, defaultValue }) => String(wanted).endsWith('!') && defaultValue === undefined,
      );
      if (isRequired) return [];
      if (isLeafType(below)) return [field.name];
      if (!isObjectType(below) || depth === 0) return [];
      const first = field.args.some(({ name }) => name === 'first') ? '(first: 5)' : '';
      const inner = selectionOf(below, depth - 1);
      return inner ? [`${field.name}${first} { ${inner} }`] : [];
    })
    .join(' ');
}

/** The selection of a root field's answer, a page's rows counted as its depth. */
export function wholeSelection(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const selection = selectionOf(named, named.name.endsWith('Connection') ? depth + 1 : depth);
  // A type may have nothing but records.
  return `{ ${selection || '__typename'} }`;
}

/** The root fields of the schema's queries. */
export function rootFields(): readonly GraphQLField<unknown, unknown>[] {
  return Object.values(contractSchema.getQueryType()?.getFields() ?? {});
}
