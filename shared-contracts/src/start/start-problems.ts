import { areParted, type OfArea } from './taken-over.ts';

/** Addresses of the shell itself. */
const ofShell = ['home', 'docs', 'graphql', 'rollout', 'login-callback', 'api'];

const firstSegment = (path: string): string => path.split('/')[0] ?? '';

/** What two areas both want to be theirs. */
function shared(kind: string, ours: readonly string[], theirs: readonly string[], owner: string): string[] {
  const taken = new Set(theirs);
  return ours.filter((name) => taken.has(name)).map((name) => `${kind} ${name} is of ${owner} already.`);
}

/** Names that stand more than once. */
function twice(kind: string, names: readonly string[]): string[] {
  const seen = new Set<string>();
  const doubled = names.filter((name) => seen.has(name) || !seen.add(name));
  return [...new Set(doubled)].map((name) => `${kind} ${name} is declared twice.`);
}

/**
 * What is wrong with what an area declares of itself, a sentence each: names that another
 * area or the shell has, entries that lead nowhere, lists that this API does not have.
 */
export function startProblems(
  own: OfArea,
  others: readonly OfArea[],
  knownLists: ReadonlySet<string>,
): string[] {
  const { groups, lists, routes, picklists } = own.start;
  const strangers = others.filter((other) => !areParted(own.area, other.area));
  const listNames = lists.map(({ name }) => name);
  const paths = routes.map(({ path }) => path);
  const groupNames = new Set([...groups, ...others.flatMap(({ start }) => start.groups)].map((g) => g.name));
  const routeNames = new Set(routes.map(({ name }) => name));
  return [
    ...twice('The list', listNames),
    ...twice(
      'The route',
      routes.map(({ name }) => name),
    ),
    ...twice('The address', paths),
    ...twice('The picklist', picklists),
    ...paths.filter((path) => ofShell.includes(firstSegment(path))).map((path) => `${path} is the shell's.`),
    ...strangers.flatMap(({ area, start }) => [
      ...shared(
        'The list',
        listNames,
        start.lists.map(({ name }) => name),
        `remote-${area}`,
      ),
      ...shared(
        'The route',
        [...routeNames],
        start.routes.map(({ name }) => name),
        `remote-${area}`,
      ),
      ...shared(
        'The address',
        paths,
        start.routes.map(({ path }) => path),
        `remote-${area}`,
      ),
      ...shared('The picklist', picklists, start.picklists, `remote-${area}`),
    ]),
    ...listNames.filter((name) => !knownLists.has(name)).map((name) => `The API has no list ${name}.`),
    ...lists
      .filter(({ group }) => !groupNames.has(group))
      .map(({ name, group }) => `The list ${name} stands under ${group}, which no area declares.`),
    ...lists
      .filter(({ route }) => route !== undefined && !routeNames.has(route))
      .map(({ name, route }) => `Rows of the list ${name} open ${route}, which is no route of the area.`),
  ];
}
