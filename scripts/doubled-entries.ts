import * as v from 'valibot';
import { parseSync } from 'vite';

/** A part of a program as the parser gives it: what it is, and from where to where its text goes. */
const nodeSchema = v.looseObject({ type: v.string(), start: v.number(), end: v.number() });
type Node = v.InferOutput<typeof nodeSchema>;

const nodeIn = (value: unknown): Node | undefined => (v.is(nodeSchema, value) ? value : undefined);

/** What an entry is called by, where that is not its whole text. */
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
 * Some TypeScript with a copy of each entry whose name a renaming changes, under its new name, after it. Entries are
 * properties, elements of lists and of JSX, imports, exports, constants and calls; of entries within each other the
 * outermost is copied. What has a name that `isOther` is left alone, with all that is in it.
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

/** Some GraphQL with a copy, under its new name, after each line that a renaming changes, with what stands in its braces. */
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
