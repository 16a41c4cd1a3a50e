import { type Face, type FaceEntry, type FaceType, noFace } from '../src/face/index.ts';
import { sharedVersion } from './shared-modules.ts';
import type { TakenNames } from './shared-names-plugin.ts';
import type { UiPackage } from './ui-package.ts';

type Entries = Face['entries'];

/** The types of a face that signatures refer to, and those that these refer to in turn. */
function typesIn(entries: Entries, all: Face['types']): Face['types'] {
  const found: Record<string, FaceType> = {};
  const waiting = [JSON.stringify(entries)];
  for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) {
    for (const [name] of text.matchAll(/[A-Za-z_$][\w$]*/g)) {
      const type = all[name];
      if (!type || name in found) continue;
      found[name] = type;
      waiting.push(JSON.stringify(type));
    }
  }
  return found;
}

function takenEntry(
  entry: string,
  names: ReadonlySet<string> | undefined,
  offered: FaceEntry | undefined,
  libraries: UiPackage,
) {
  // A build that may use all of an entry needs all of it.
  const taken = [...(names ?? Object.keys(offered?.names ?? {}))].sort();
  if (!offered) {
    return {
      version: sharedVersion(entry, libraries),
      names: Object.fromEntries(taken.map((name) => [name, {}])),
    };
  }
  const described = taken.map((name) => {
    const known = offered.names[name];
    if (!known) throw new Error(`${entry} exports no ${name}.`);
    return [name, known] as const;
  });
  return { names: Object.fromEntries(described) };
}

/**
 * The parts of the shared entries that an application uses: the names that its build found, as the installed shared-ui
 * offers them. Throws if it uses a name that shared-ui does not have.
 */
export function takenFace(taken: TakenNames, ui: Face, libraries: UiPackage): Face {
  const entries: Entries = Object.fromEntries(
    [...taken]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([entry, names]) => [entry, takenEntry(entry, names, ui.entries[entry], libraries)]),
  );
  return { ...noFace, entries, types: typesIn(entries, ui.types) };
}

/** The face that the shell offers: every name of shared-ui, and the versions of third-party packages. */
export function offeredFace(provided: readonly string[], ui: Face, libraries: UiPackage): Face {
  const entries: Entries = Object.fromEntries(
    provided.map((entry) => [
      entry,
      ui.entries[entry] ?? { version: sharedVersion(entry, libraries), names: {} },
    ]),
  );
  return { ...noFace, entries, types: typesIn(entries, ui.types) };
}
