import type { AreaDeclaration } from '../area/area-declaration.ts';
import { ownFlagNames } from '../flags/index.ts';
import { languages } from '../i18n/language.ts';
import { areParted, type OfArea } from './taken-over.ts';

/** The first segments of the shell's own addresses. */
const ofShell = ['home', 'docs', 'graphql', 'inbox', 'rollout', 'login-callback', 'api'];

const firstSegment = (path: string): string => path.split('/')[0] ?? '';

/** Names that two areas both claim. */
function shared(kind: string, ours: readonly string[], theirs: readonly string[], owner: string): string[] {
  const taken = new Set(theirs);
  return ours.filter((name) => taken.has(name)).map((name) => `${kind} ${name} is of ${owner} already.`);
}

/** Addresses below the first segment of another area's address: that area serves everything below it. */
function below(paths: readonly string[], theirs: readonly string[], owner: string): string[] {
  const taken = new Set(theirs.map(firstSegment));
  return paths
    .filter((path) => !theirs.includes(path) && taken.has(firstSegment(path)))
    .map((path) => `The address ${path} lies below ${firstSegment(path)}, which is of ${owner}.`);
}

type Group = AreaDeclaration['groups'][number];

const isSame = (one: Group, other: Group): boolean =>
  one.icon === other.icon &&
  one.order === other.order &&
  languages.every((language) => one.title[language] === other.title[language]);

/** Groups of the navigation that another area declares differently; an equal declaration counts as the same group. */
function redeclared(
  ours: AreaDeclaration['groups'],
  theirs: AreaDeclaration['groups'],
  owner: string,
): string[] {
  return ours
    .filter((group) => {
      const other = theirs.find(({ name }) => name === group.name);
      return other !== undefined && !isSame(group, other);
    })
    .map(({ name }) => `The group ${name} is of ${owner}: put lists into it without declaring it.`);
}

/** Names that occur more than once. */
function twice(kind: string, names: readonly string[]): string[] {
  const seen = new Set<string>();
  const doubled = names.filter((name) => seen.has(name) || !seen.add(name));
  return [...new Set(doubled)].map((name) => `${kind} ${name} is declared twice.`);
}

/**
 * The problems of an area's declaration, one sentence each: names that another area or the shell has, entries without a
 * target, lists that this API does not have.
 */
export function declarationProblems(
  own: OfArea,
  others: readonly OfArea[],
  knownLists: ReadonlySet<string>,
): string[] {
  const { groups, lists, routes, picklists, flags } = own.start;
  const strangers = others.filter((other) => !areParted(own.area, other.area));
  const listNames = lists.map(({ name }) => name);
  const paths = routes.map(({ path }) => path);
  const groupNames = new Set([...groups, ...others.flatMap(({ start }) => start.groups)].map((g) => g.name));
  const routeNames = new Set(routes.map(({ name }) => name));
  const segments = new Set(paths.map(firstSegment));
  const ownFlags = flags.map(({ name }) => name);
  const knownFlags = new Set<string>([
    ...ownFlagNames,
    ...ownFlags,
    ...others.flatMap(({ start }) => start.flags.map(({ name }) => name)),
  ]);
  return [
    ...twice('The flag', ownFlags),
    ...ownFlags
      .filter((name) => ownFlagNames.some((one) => one === name))
      .map((name) => `The flag ${name} is Rightway's own already.`),
    ...routes.flatMap(({ name, flags: needed }) =>
      needed
        .filter((flag) => !knownFlags.has(flag))
        .map((flag) => `The route ${name} is behind the flag ${flag}, which no area declares.`),
    ),
    ...twice('The list', listNames),
    ...twice(
      'The route',
      routes.map(({ name }) => name),
    ),
    ...twice('The address', paths),
    ...twice('The picklist', picklists),
    ...paths.filter((path) => ofShell.includes(firstSegment(path))).map((path) => `${path} is the shell's.`),
    ...routes.flatMap(({ doors = [] }) =>
      doors.flatMap(({ path, group }) => [
        ...(segments.has(firstSegment(path))
          ? []
          : [`The place ${path} lies outside of the area's addresses.`]),
        ...(groupNames.has(group)
          ? []
          : [`The place ${path} stands under ${group}, which no area declares.`]),
      ]),
    ),
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
      ...below(
        paths,
        start.routes.map(({ path }) => path),
        `remote-${area}`,
      ),
      ...redeclared(groups, start.groups, `remote-${area}`),
      ...shared('The picklist', picklists, start.picklists, `remote-${area}`),
      ...shared(
        'The flag',
        ownFlags,
        start.flags.map(({ name }) => name),
        `remote-${area}`,
      ),
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
