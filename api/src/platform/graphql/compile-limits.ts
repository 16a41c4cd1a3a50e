import {
  type DocumentNode,
  type GraphQLInputType,
  getNullableType,
  getOperationAST,
  isInputObjectType,
  isInputType,
  isListType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  typeFromAST,
} from 'graphql';
import { contractSchema } from './contract-schema.ts';

/**
 * Largest code that is compiled for an operation, counted in fields; compiling it blocks for ten to twenty
 * milliseconds. Larger operations, which save a whole project, run without compilation.
 */
export const mostCompiled = 600;

/** Size in fields of the compiled code that reads an input type, by the name of each type that has fields. */
const inputSizes = new Map<string, number>();

/**
 * Size in fields of the compiled code that reads an input type. Code for a list exists twice: for a list, and for a
 * single value.
 */
function inputSize(type: GraphQLInputType): number {
  const bare = getNullableType(type);
  if (isListType(bare)) return 2 * inputSize(bare.ofType);
  if (!isInputObjectType(bare)) return 1;
  const known = inputSizes.get(bare.name);
  if (known !== undefined) return known;
  const size = Object.values(bare.getFields()).reduce((sum, field) => sum + inputSize(field.type), 1);
  inputSizes.set(bare.name, size);
  return size;
}

/** Number of fields that an operation selects; those of a fragment count each time it is spread. */
function selectedSize(document: DocumentNode, { selectionSet }: OperationDefinitionNode): number {
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  );
  const known = new Map<string, number>();
  const sizeOf = ({ selections }: SelectionSetNode): number =>
    selections.reduce((size, selection) => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) return size + spreadSize(selection.name.value);
      return size + 1 + (selection.selectionSet ? sizeOf(selection.selectionSet) : 0);
    }, 0);
  const spreadSize = (name: string): number => {
    const before = known.get(name);
    if (before !== undefined) return before;
    // A fragment that contains itself is refused elsewhere; this only prevents endless recursion.
    known.set(name, 0);
    const fragment = fragments.get(name);
    const size = fragment ? sizeOf(fragment.selectionSet) : 0;
    known.set(name, size);
    return size;
  };
  return sizeOf(selectionSet);
}

/** The size of the code that would be compiled for an operation, in fields. */
export function compiledSize(document: DocumentNode, operationName: string | undefined): number {
  const operation = getOperationAST(document, operationName);
  if (!operation) return 0;
  const { variableDefinitions = [] } = operation;
  return variableDefinitions.reduce(
    (size, { type }) => {
      const input = typeFromAST(contractSchema, type);
      return isInputType(input) ? size + inputSize(input) : size;
    },
    selectedSize(document, operation),
  );
}
