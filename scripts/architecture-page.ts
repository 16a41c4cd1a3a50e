import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { picture, roomsByPackage, roomsInCircles } from './architecture-picture.ts';
import { roomLines } from './architecture-rooms.ts';
import { type FileImport, importGraph } from './import-graph.ts';
import { packages, root } from './suite.ts';

/** The path of the page. */
export const pageFile = join(root, 'docs/architecture.md');

const begin = '<!-- made by npm run architecture: begin -->';
const end = '<!-- made by npm run architecture: end -->';

function linesOf(rooms: readonly string[]): string {
  const lines = rooms.map((room) => {
    const line = roomLines[room];
    if (!line) throw new Error(`Say in scripts/architecture-rooms.ts what ${room} is for.`);
    return `- \`${room.split('/')[1]}\`: ${line}`;
  });
  return lines.join('\n');
}

function made(imports: readonly FileImport[]): string {
  const lists = [...roomsByPackage(imports)].map(
    ([name, own]) => `#### Rooms of ${name}\n\n${linesOf(own)}\n`,
  );
  return `${begin}\n\n${picture(imports)}\n${lists.join('\n')}\n${end}`;
}

/** Inserts generated content between the page's marks. Throws if it has none. */
export function withMade(page: string, content: string): string {
  const [before, rest] = page.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) {
    throw new Error(`docs/architecture.md needs the lines '${begin}' and '${end}'.`);
  }
  return `${before}${content}${after}`;
}

/** The part of a path before its first placeholder. */
function certainPart(path: string): string {
  const at = path.search(/[<*]/);
  return at < 0 ? path : path.slice(0, path.lastIndexOf('/', at) + 1);
}

/** Paths in backticks that begin with a package of ours and do not exist; `<noun>` and `*` match any name. */
export function missingPaths(page: string, isThere: (path: string) => boolean): readonly string[] {
  const folders = [...packages, 'scripts', 'docs'];
  const named = [...page.matchAll(/`([\w./<>*-]+\/[\w./<>*-]*)`/g)].flatMap(([, path]) => path ?? []);
  return named.filter((path) => folders.includes(path.split('/')[0] ?? '') && !isThere(certainPart(path)));
}

/** The page as it is, as it would be made now, and rooms in circles, which no picture should have. */
export async function architecturePage(): Promise<{
  readonly now: string;
  readonly made: string;
  readonly circles: readonly string[];
}> {
  const now = readFileSync(pageFile, 'utf8');
  const imports = await importGraph();
  return { now, made: withMade(now, made(imports)), circles: roomsInCircles(imports) };
}

/** What the page names and the tree does not have. */
export const goneFrom = (page: string): readonly string[] =>
  missingPaths(page, (path) => existsSync(join(root, path)));

/** Rooms that are described and do not exist. */
export const unusedLines = (): readonly string[] =>
  Object.keys(roomLines).filter((room) => !existsSync(join(root, room.replace('/', '/src/'))));
