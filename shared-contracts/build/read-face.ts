import { join } from 'node:path';
import { API, type Symbol as Named, type Project, SymbolFlags } from 'typescript/unstable/sync';
import { type Face, type FaceName, noFace } from '../src/face/index.ts';
import { FaceTypes } from './face-types.ts';

const suite = join(import.meta.dirname, '../..');
const isOurs = (path: string): boolean => /\/(shared-ui|shared-contracts)\/(?!.*node_modules)/.test(path);

/** A deprecated name states the version of the contract in which it is removed: `@deprecated 4.0.0 Take NoticeBar.` */
const goes = /^(\d+\.\d+\.\d+)\s+(\S.*)$/s;

/** The comments above the export statements of a name; the compiler only reads those above its declaration. */
function commentsOf(exported: Named, project: Project): readonly string[] {
  return exported.declarations.flatMap((handle) => {
    const node = handle.resolve(project);
    const statement = node?.parent?.parent;
    const file = statement && project.program.getSourceFile(handle.path);
    return (statement?.jsDoc ?? []).map(({ pos, end }) => file?.text.slice(pos, end) ?? '');
  });
}

/**
 * The deprecation of a name, if it has one. Throws where it does not state the version of the removal, or what to use
 * instead.
 */
function deprecation(
  name: string,
  exported: Named,
  symbol: Named,
  project: Project,
): Pick<FaceName, 'deprecated'> {
  const above = commentsOf(exported, project).flatMap(
    (comment) => /@deprecated([^@]*)\*\//.exec(comment)?.[1] ?? [],
  );
  const declared = symbol
    .getJsDocTags(project.checker)
    .flatMap((tag) => (tag.name === 'deprecated' ? [tag.text ?? ''] : []));
  const [text] = [...above, ...declared].map((one) => one.replaceAll(/\s*\*?\s+/g, ' ').trim());
  if (text === undefined) return {};
  const [, goesIn, instead] = goes.exec(text) ?? [];
  if (!goesIn || !instead)
    throw new Error(`@deprecated of ${name} must read '@deprecated 4.0.0 Take this instead.'`);
  return { deprecated: { goesIn, instead } };
}

/**
 * The face of a package's entries, read from its sources by the compiler: `entries` are the files by the names used in
 * imports. Throws if one is missing.
 */
export function readFace(config: string, entries: ReadonlyMap<string, string>): Face {
  const api = new API({ cwd: suite });
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error(`${config} is no project.`);
    const { checker, program } = project;
    const types = new FaceTypes(checker, isOurs);
    const described = [...entries].map(([entry, file]) => {
      const source = program.getSourceFile(file);
      const module = source && checker.getSymbolAtLocation(source);
      if (!module) throw new Error(`${entry} has no ${file}.`);
      const names = checker.getExportsOfModule(module).flatMap((exported): [string, FaceName][] => {
        const symbol = exported.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
        if (!(symbol.flags & SymbolFlags.Value)) return [];
        const { name } = exported;
        return [[name, { ...types.describe(name, symbol), ...deprecation(name, exported, symbol, project) }]];
      });
      const sorted = names.sort(([one], [other]) => (one < other ? -1 : 1));
      return [entry, { names: Object.fromEntries(sorted) }] as const;
    });
    return { ...noFace, entries: Object.fromEntries(described), types: types.types };
  } finally {
    api.close();
  }
}
