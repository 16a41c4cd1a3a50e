import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { root } from './suite.ts';

const configSchema = v.strictObject({
  extends: v.string(),
  compilerOptions: v.record(v.string(), v.unknown()),
  include: v.array(v.string()),
});

/** What the compiler checks in one go. */
export interface TypeProgram {
  readonly packages: readonly string[];
  /** The compiler's configuration: a package's own, or one that holds several. */
  readonly config: string;
  /** Where the compiler keeps what it found, so that it need not look again at what did not change. */
  readonly kept: string;
}

const cache = join(root, 'node_modules/.cache/types');

const configOf = (name: string) =>
  v.parse(configSchema, JSON.parse(readFileSync(join(root, name, 'tsconfig.json'), 'utf8')));

function programOf(packages: readonly string[]): TypeProgram {
  const [first = ''] = packages;
  const name = packages.join('+');
  const own = join(root, first, 'tsconfig.json');
  const kept = join(cache, `${name}.tsbuildinfo`);
  if (packages.length === 1) return { packages, config: own, kept };
  const config = join(cache, `${name}.json`);
  const include = packages.flatMap((one) => configOf(one).include.map((path) => join(root, one, path)));
  mkdirSync(cache, { recursive: true });
  writeFileSync(config, JSON.stringify({ extends: own, include: [...new Set(include)] }));
  return { packages, config, kept };
}

/**
 * Packages that the compiler reads with the same settings are one program: what they share is read and checked once,
 * not again with each of them. Throws where a package's configuration has more than the compiler's settings.
 */
export function typePrograms(names: readonly string[]): readonly TypeProgram[] {
  const alike = Object.groupBy(names, (name) => {
    const { extends: base, compilerOptions } = configOf(name);
    return JSON.stringify([base, compilerOptions]);
  });
  return Object.values(alike).map((packages = []) => programOf(packages));
}
