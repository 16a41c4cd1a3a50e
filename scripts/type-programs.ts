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
  /** The compiler's configuration: a package's own, or one for several packages. */
  readonly config: string;
  /** Where the compiler stores its result, so that unchanged files are not checked again. */
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
 * Groups packages with the same compiler settings into one program, so that shared files are read and checked only
 * once. Throws if a package's configuration contains more than compiler settings.
 */
export function typePrograms(names: readonly string[]): readonly TypeProgram[] {
  const alike = Object.groupBy(names, (name) => {
    const { extends: base, compilerOptions } = configOf(name);
    return JSON.stringify([base, compilerOptions]);
  });
  return Object.values(alike).map((packages = []) => programOf(packages));
}
