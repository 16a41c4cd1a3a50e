import type { GraphQLResolveInfo } from 'graphql';
import { parseResolveInfo, type ResolveTree } from 'graphql-parse-resolve-info';

/** A field that an operation asks for, with its arguments and what it asks below it. */
export interface Selection {
  readonly name: string;
  /** The name in the answer; with different names the same field may be selected several times. */
  readonly alias: string;
  readonly args: Readonly<Record<string, unknown>>;
  /** Fields below, by type. */
  readonly below: (type: string) => readonly Selection[];
}

function selectionOf({ name, alias, args, fieldsByTypeName }: ResolveTree): Selection {
  return {
    name,
    alias,
    args,
    below: (type) => Object.values(fieldsByTypeName[type] ?? {}).map(selectionOf),
  };
}

/** The fields that an operation selects at a resolver's field, with fragments and directives resolved. */
export function selectionOfInfo(info: GraphQLResolveInfo): Selection {
  const tree = parseResolveInfo(info);
  if (!tree || !('fieldsByTypeName' in tree)) throw new Error('The operation asks for nothing.');
  return selectionOf(tree as ResolveTree);
}

/**
 * Merges several selections of the same field without arguments into one, with everything selected below any of them.
 */
export function mergeFields(selections: readonly Selection[]): Selection {
  const [first] = selections;
  if (!first) throw new Error('There is nothing to merge.');
  return { ...first, below: (type) => selections.flatMap((selection) => selection.below(type)) };
}
