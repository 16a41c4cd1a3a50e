import { join } from 'node:path';
import { API, type Checker, type Symbol as Named, SymbolFlags } from 'typescript/unstable/sync';
import type { Face, FaceName } from '../src/face/index.ts';
import { FaceTypes } from './face-types.ts';

const suite = join(import.meta.dirname, '../..');
const isOurs = (path: string): boolean => /\/(shared-ui|shared-contracts)\/(?!.*node_modules)/.test(path);

/** A name that goes says with which version of the contract: `@deprecated 4.0.0 Take NoticeBar.` */
const goes = /^(\d+\.\d+\.\d+)\s+(\S.*)$/s;

/** Whether a name is about to go. Throws where it does not say when, or what to take instead. */
function deprecation(
  checker: Checker,
  name: string,
  symbols: readonly Named[],
): Pick<FaceName, 'deprecated'> {
  const tag = symbols
    .flatMap((symbol) => symbol.getJsDocTags(checker))
    .find((one) => one.name === 'deprecated');
  if (!tag) return {};
  const [, goesIn, instead] = goes.exec((tag.text ?? '').trim()) ?? [];
  if (!goesIn || !instead)
    throw new Error(`@deprecated of ${name} must read '@deprecated 4.0.0 Take this instead.'`);
  return { deprecated: { goesIn, instead: instead.replaceAll(/\s+/g, ' ').trim() } };
}

/**
 * What the entries of a package offer, read by the compiler from its sources: `entries` are their files by the names
 * that they are imported by. Throws where one is missing.
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
        return [
          [name, { ...types.describe(name, symbol), ...deprecation(checker, name, [exported, symbol]) }],
        ];
      });
      const sorted = names.sort(([one], [other]) => (one < other ? -1 : 1));
      return [entry, { names: Object.fromEntries(sorted) }] as const;
    });
    return { entries: Object.fromEntries(described), parts: {}, types: types.types };
  } finally {
    api.close();
  }
}
