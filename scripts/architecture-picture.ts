import type { FileImport } from './import-graph.ts';

/** A line of the picture: what imports what. */
type Arrow = readonly [from: string, to: string];

/** All areas are one box of the house: none sees another, and all see the same. */
const packageOf = (file: string): string => {
  const [name = ''] = file.split('/');
  return name.startsWith('remote-') ? 'remote-*' : name;
};

const packageIn = (place: string): string => place.split('/')[0] ?? place;

/** The folder below `src` of a file, `<package>/<folder>`; undefined for files of the package itself. */
export function roomOf(file: string): string | undefined {
  const [name = '', src, folder, ...rest] = file.split('/');
  return src === 'src' && folder !== undefined && rest.length > 0 && folder !== 'generated'
    ? `${name}/${folder}`
    : undefined;
}

/** Different arrows between different places, in the order of the alphabet. */
function arrowsOf(
  imports: readonly FileImport[],
  place: (file: string) => string | undefined,
): readonly Arrow[] {
  const found = new Map<string, Arrow>();
  for (const { from, to } of imports) {
    const [one, other] = [place(from), place(to)];
    if (one && other && one !== other) found.set(`${one} ${other}`, [one, other]);
  }
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, arrow]) => arrow);
}

function reaches(arrows: readonly Arrow[], from: string, to: string): boolean {
  const seen = new Set([from]);
  for (const place of seen) {
    for (const [one, other] of arrows) if (one === place) seen.add(other);
    if (seen.has(to)) return true;
  }
  return false;
}

/** The arrows without those that follow from others: who sees the second floor sees the first. */
export function withoutImplied(arrows: readonly Arrow[]): readonly Arrow[] {
  let kept = arrows;
  for (const arrow of arrows) {
    const others = kept.filter((one) => one !== arrow);
    if (reaches(others, arrow[0], arrow[1])) kept = others;
  }
  return kept;
}

const idOf = (place: string): string => place.replaceAll(/[^a-z0-9]/gi, '_');

function drawing(title: string, places: readonly string[], arrows: readonly Arrow[]): string {
  const label = (place: string) => place.split('/').at(-1);
  return [
    `### ${title}`,
    '',
    '```mermaid',
    'flowchart TD',
    ...places.map((place) => `  ${idOf(place)}["${label(place)}"]`),
    ...arrows.map(([from, to]) => `  ${idOf(from)} --> ${idOf(to)}`),
    '```',
    '',
  ].join('\n');
}

/** Every room, in the order of the alphabet. */
function roomsOf(imports: readonly FileImport[]): readonly string[] {
  const files = imports.flatMap(({ from, to }) => [from, to]);
  return [...new Set(files.map(roomOf).filter((room) => room !== undefined))].sort();
}

/** Rooms of a package, and tabs of a form, that know each other in a circle; each with the other that leads back to it. */
export function roomsInCircles(imports: readonly FileImport[]): readonly string[] {
  const tabOf = (file: string) => /^[^/]+\/src\/tabs\/[^/]+(?=\/)/.exec(file)?.[0];
  return [roomOf, tabOf].flatMap((place) => {
    const arrows = arrowsOf(imports, place).filter(([from, to]) => packageIn(from) === packageIn(to));
    return arrows.filter(([from, to]) => reaches(arrows, to, from)).map(([from, to]) => `${from} ${to}`);
  });
}

/** The packages with rooms, each with its own: the foundation first, the areas last. */
export function roomsByPackage(imports: readonly FileImport[]): ReadonlyMap<string, readonly string[]> {
  const found = Map.groupBy(roomsOf(imports), packageIn);
  const first = ['shared-contracts', 'shared-ui', 'host', 'api'];
  const rank = (name: string) => (first.includes(name) ? first.indexOf(name) : first.length);
  return new Map([...found].sort(([one], [other]) => rank(one) - rank(other) || (one < other ? -1 : 1)));
}

/** The house as Mermaid drawings: the packages, then the rooms of each. */
export function picture(imports: readonly FileImport[]): string {
  const outside = arrowsOf(imports, packageOf);
  const packages = [...new Set(outside.flat())].sort();
  return [
    drawing('The house', packages, withoutImplied(outside)),
    ...[...roomsByPackage(imports)].map(([name, own]) => {
      const within = (file: string) => (file.startsWith(`${name}/`) ? roomOf(file) : undefined);
      return drawing(name, own, withoutImplied(arrowsOf(imports, within)));
    }),
  ].join('\n');
}
