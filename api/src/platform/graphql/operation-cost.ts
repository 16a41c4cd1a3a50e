import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { contractSchema } from './contract-schema.ts';

/** The largest cost of one operation: roughly the number of values in its answer. */
export const costLimit = 100_000;

/** Expensive fields, which write and then roll back: an operation may contain only one of them. */
const dear: ReadonlySet<string> = new Set([
  'movedByRows',
  'movedByTasks',
  'movedTasks',
  'refusalOfDeletion',
  'ruleRehearsal',
]);

/** Number of rows assumed for a list without `first`. */
const usualRows = 10;

interface Operation {
  /** Cost of each fragment visited so far, so that a fragment is computed once, however often it is spread. */
  readonly known: Map<string, number>;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** The number of rows a list field asks for: its `first`, else the schema's default, else the usual number. */
function rowsOf(
  { arguments: given }: FieldNode,
  declared: unknown,
  variables: Operation['variables'],
): number {
  const first = given?.find(({ name }) => name.value === 'first')?.value;
  const rowCount =
    first?.kind === Kind.INT
      ? Number(first.value)
      : first?.kind === Kind.VARIABLE
        ? (variables[first.name.value] ?? declared)
        : declared;
  return typeof rowCount === 'number' && rowCount > 0 ? rowCount : usualRows;
}

function fieldCost(operation: Operation, parent: GraphQLCompositeType, node: FieldNode): number {
  const field =
    isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined;
  const below = field && getNamedType(field.type);
  if (field && dear.has(field.name)) return costLimit * 0.6;
  if (!field || !node.selectionSet || !isCompositeType(below)) return 1;
  const inner = selectionCost(operation, below, node.selectionSet);
  const first = field.args.find(({ name }) => name === 'first');
  const nullable = isNonNullType(field.type) ? field.type.ofType : field.type;
  // The rows of a page are counted at the field with `first`, and not again at its nodes.
  const isPageNodes = node.name.value === 'nodes' && parent.name.endsWith('Connection');
  const isMany = first !== undefined || (isListType(nullable) && !isPageNodes);
  return 1 + (isMany ? rowsOf(node, first?.defaultValue, operation.variables) : 1) * inner;
}

/** The cost of a fragment, on the type in its own condition. */
function spreadCost(operation: Operation, name: string): number {
  const known = operation.known.get(name);
  if (known !== undefined) return known;
  const fragment = operation.fragments.get(name);
  const type = fragment && contractSchema.getType(fragment.typeCondition.name.value);
  if (!fragment || !isCompositeType(type)) return 0;
  // A fragment that contains itself is refused elsewhere; this only prevents endless recursion.
  operation.known.set(name, 0);
  const cost = selectionCost(operation, type, fragment.selectionSet);
  operation.known.set(name, cost);
  return cost;
}

function selectionCost(
  operation: Operation,
  parent: GraphQLCompositeType,
  { selections }: SelectionSetNode,
): number {
  return selections.reduce((sum, selection) => {
    if (selection.kind === Kind.FIELD) return sum + fieldCost(operation, parent, selection);
    if (selection.kind === Kind.FRAGMENT_SPREAD) return sum + spreadCost(operation, selection.name.value);
    const condition = selection.typeCondition?.name.value;
    const type = condition === undefined ? parent : contractSchema.getType(condition);
    return isCompositeType(type) ? sum + selectionCost(operation, type, selection.selectionSet) : sum;
  }, 0);
}

/** Roughly how many values an operation can return: each field once for each row of the lists around it. */
export function operationCost(document: DocumentNode, variables: Readonly<Record<string, unknown>>): number {
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  );
  const known = new Map<string, number>();
  return document.definitions.reduce((sum, definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return sum;
    const root = contractSchema.getRootType(definition.operation);
    return root ? sum + selectionCost({ known, fragments, variables }, root, definition.selectionSet) : sum;
  }, 0);
}
