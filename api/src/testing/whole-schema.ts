import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isLeafType,
  isObjectType,
} from 'graphql';
import { contractSchema } from '../platform/graphql/contract-schema.ts';

/** Whether a value is selected, by the name of its type. */
type Wanted = (leaf: string) => boolean;

/** Every field below a type, `depth` types deep, down to the wanted values; lists return a few rows each. */
function selectionOf(type: GraphQLObjectType, depth: number, isWanted: Wanted): string {
  return Object.values(type.getFields())
    .flatMap((field) => {
      const below = getNamedType(field.type);
      const isRequired = field.args.some(
        ({ type: wanted, defaultValue }) => String(wanted).endsWith('!') && defaultValue === undefined,
      );
      if (isRequired) return [];
      if (isLeafType(below)) return isWanted(below.name) ? [field.name] : [];
      if (!isObjectType(below) || depth === 0) return [];
      const first = field.args.some(({ name }) => name === 'first') ? '(first: 5)' : '';
      const inner = selectionOf(below, depth - 1, isWanted);
      return inner ? [`${field.name}${first} { ${inner} }`] : [];
    })
    .join(' ');
}

/**
 * The selection for a root field's answer, where the rows of a page count as its depth; all values unless only some are
 * wanted.
 */
export function wholeSelection(
  type: GraphQLOutputType,
  depth: number,
  isWanted: Wanted = () => true,
): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const selection = selectionOf(named, named.name.endsWith('Connection') ? depth + 1 : depth, isWanted);
  // A type may have only records and no values.
  return `{ ${selection || '__typename'} }`;
}

/** The root fields of the schema's queries. */
export function rootFields(): readonly GraphQLField<unknown, unknown>[] {
  return Object.values(contractSchema.getQueryType()?.getFields() ?? {});
}
