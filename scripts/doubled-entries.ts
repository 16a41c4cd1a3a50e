import * as v from 'valibot';
import { parseSync } from 'vite';

/** A node of a parsed program: its type, and where its text starts and ends. */
const nodeSchema = v.looseObject({ type: v.string(), start: v.number(), end: v.number() });
type Node = v.InferOutput<typeof nodeSchema>;

const nodeIn = (value: unknown): Node | undefined => (v.is(nodeSchema, value) ? value : undefined);

/** The name of an entry, if that is not its whole text. */
const nameIn: Readonly<Record<string, (node: Node) => unknown>> = {
  Property: ({ key }) => key,
  TSPropertySignature: ({ key }) => key,
  VariableDeclaration: ({ declarations }) => firstOf(declarations, 'id'),
  ExportNamedDeclaration: ({ source, declaration }) =>
    source ?? firstOf(nodeIn(declaration)?.['declarations'], 'id'),
  ExpressionStatement: ({ expression }) => firstOf(nodeIn(expression)?.['arguments']),
  ImportDeclaration: ({ source }) => source,
  ImportSpecifier: (node) => node,
  JSXElement: ({ openingElement }) => openingElement,
};

/** The first of a list, or a member of it. */
function firstOf(list: unknown, member?: string): unknown {
  const [first] = Array.isArray(list) ? list : [];
  return member === undefined ? first : nodeIn(first)?.[member];
}

/** The text between two entries, where it is not a comma. */
const separators: Readonly<Record<string, string>> = {
  VariableDeclaration: '\n',
  ExportNamedDeclaration: '\n',
  ExpressionStatement: '\n',
  ImportDeclaration: '\n',
  TSPropertySignature: '\n',
  JSXElement: '\n',
};

/**
 * Copies each entry of some TypeScript whose name a renaming changes, and inserts the renamed copy after it. Entries
 * are properties, elements of lists and of JSX, imports, exports, constants and calls; of nested entries only the
 * outermost is copied. Entries with a name for which `isOther` is true are skipped with their content.
 */
export function doubledEntries(
  file: string,
  code: string,
  renamed: (text: string) => string,
  isOther: (name: string) => boolean = () => false,
): string {
  const textOf = (node: Node): string => code.slice(node.start, node.end);
  const isCalled = (node: Node | undefined): boolean =>
    node !== undefined && renamed(textOf(node)) !== textOf(node);
  const found: Node[] = [];
  const visit = (value: unknown, isElement: boolean): void => {
    const node = nodeIn(value);
    const name = node && nodeIn(nameIn[node.type]?.(node));
    if (name && isOther(textOf(name))) return;
    if (node && (isCalled(name) || (isElement && isCalled(node)))) {
      found.push(node);
      return;
    }
    // What a function takes apart is no list of what there is.
    if (typeof value !== 'object' || value === null || node?.type === 'ObjectPattern') return;
    for (const [name, child] of Object.entries(value)) {
      if (!Array.isArray(child)) visit(child, false);
      else for (const one of child) visit(one, name === 'elements');
    }
  };
  visit(parseSync(file, code).program, false);
  return found
    .toSorted((one, other) => other.end - one.end)
    .reduce((changed, node) => {
      const between = separators[node.type] ?? ', ';
      return `${changed.slice(0, node.end)}${between}${renamed(textOf(node))}${changed.slice(node.end)}`;
    }, code);
}

/**
 * Copies each line of some GraphQL that a renaming changes, with the content of its braces, and inserts the renamed
 * copy after it.
 */
export function doubledLines(code: string, renamed: (text: string) => string): string {
  const lines = code.split('\n');
  const doubled: string[] = [];
  for (let place = 0; place < lines.length; place += 1) {
    const line = lines[place] ?? '';
    const end = `${/^ */.exec(line)?.[0] ?? ''}}`;
    const last = line.endsWith('{') ? lines.indexOf(end, place) : place;
    const entry = renamed(line) === line ? [line] : lines.slice(place, last + 1);
    doubled.push(...entry);
    if (renamed(line) === line) continue;
    doubled.push(...entry.map(renamed));
    place = last;
  }
  return doubled.join('\n');
}
