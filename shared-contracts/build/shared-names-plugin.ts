import type { Compilation, Compiler, Module, WebpackPluginInstance } from 'webpack';

/** Names by the shared entry that they are imported from; undefined where all of an entry may be used. */
export type TakenNames = ReadonlyMap<string, ReadonlySet<string> | undefined>;

/** A text that the federation's own modules keep, which have no public face. */
function textOf(holder: unknown, key: string): string | undefined {
  const value: unknown = typeof holder === 'object' && holder !== null ? Reflect.get(holder, key) : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** The entry whose module another build provides. */
const consumedEntry = (module: Module): string | undefined =>
  module.type === 'consume-shared-module' ? textOf(Reflect.get(module, 'options'), 'shareKey') : undefined;

/** The entry that a module provides to others. */
const providedEntry = (module: Module): string | undefined =>
  module.type === 'provide-module' ? textOf(module, '_name') : undefined;

/** The names of a module that others import and use; undefined where that is unknown. */
function usedNames(module: Module, { moduleGraph }: Compilation): ReadonlySet<string> | undefined {
  const names = new Set<string>();
  for (const connection of moduleGraph.getIncomingConnections(module)) {
    if (!connection.dependency || !connection.isActive(undefined)) continue;
    for (const reference of connection.dependency.getReferencedExports(moduleGraph, undefined)) {
      const [name] = 'name' in reference ? reference.name : reference;
      if (name === undefined) return undefined;
      names.add(name);
    }
  }
  return names;
}

/** Records the modules that a build shares with others, once it is known which of their exports are used. */
export class SharedNamesPlugin implements WebpackPluginInstance {
  #taken: TakenNames = new Map();
  #provided: readonly string[] = [];

  /** The names that the last compilation uses of others. */
  get taken(): TakenNames {
    return this.#taken;
  }

  /** The entries that it provides to others. */
  get provided(): readonly string[] {
    return this.#provided;
  }

  apply(compiler: Compiler): void {
    const name = SharedNamesPlugin.name;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.afterOptimizeDependencies.tap(name, (modules) => {
        const taken = new Map<string, ReadonlySet<string> | undefined>();
        const provided = new Set<string>();
        for (const module of modules) {
          const [consumed, offered] = [consumedEntry(module), providedEntry(module)];
          if (consumed !== undefined) taken.set(consumed, usedNames(module, compilation));
          if (offered !== undefined) provided.add(offered);
        }
        this.#taken = taken;
        this.#provided = [...provided].sort();
      });
    });
  }
}
