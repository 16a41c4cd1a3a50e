import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './suite.ts';

const foundSchema = v.object({
  summary: v.object({
    violations: v.array(v.object({ from: v.string(), to: v.string(), rule: v.object({ name: v.string() }) })),
  }),
});

/** An import of one file by another, planted in a tree of its own. */
interface Planted {
  readonly from: string;
  readonly to: string;
  readonly isType?: boolean;
}

let tree = '';
let violations: v.InferOutput<typeof foundSchema>['summary']['violations'] = [];

function write(file: string, text: string): void {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), text);
}

function plant({ from, to, isType = false }: Planted): void {
  write(to, "export type Planted = string;\nexport const planted: Planted = '';\n");
  const path = relative(dirname(from), to);
  write(from, `import ${isType ? 'type { Planted }' : '{ planted }'} from '${path}';\n`);
}

const refused: readonly (Planted & { readonly what: string; readonly rule: string })[] = [
  {
    what: 'a remote of another',
    from: 'remote-map/src/a1.ts',
    to: 'remote-admin/src/b.ts',
    rule: 'remote-*-imports-only',
  },
  {
    what: 'a remote of the host',
    from: 'remote-map/src/a2.ts',
    to: 'host/src/b.ts',
    rule: 'remote-*-imports-only',
  },
  {
    what: 'a remote of the host, in a test',
    from: 'remote-map/src/a3.test.ts',
    to: 'host/src/b.ts',
    rule: 'remote-*-imports-only',
  },
  {
    what: 'a remote of the host, for a type alone',
    from: 'remote-map/src/a4.ts',
    to: 'host/src/b.ts',
    rule: 'remote-*-imports-only',
    isType: true,
  },
  {
    what: 'the host of a remote',
    from: 'host/src/a1.ts',
    to: 'remote-map/src/b.ts',
    rule: 'host-imports-only',
  },
  {
    what: 'the blocks of the host',
    from: 'shared-ui/src/a1.ts',
    to: 'host/src/b.ts',
    rule: 'shared-ui-imports-only',
  },
  {
    what: 'the contracts of the blocks',
    from: 'shared-contracts/src/a1.ts',
    to: 'shared-ui/src/b.ts',
    rule: 'shared-contracts-imports-only',
  },
  {
    what: 'the API of the blocks',
    from: 'api/src/a1.ts',
    to: 'shared-ui/src/b.ts',
    rule: 'api-imports-only',
  },
  { what: 'stories of the host', from: 'e2e/stories/a1.ts', to: 'host/src/b.ts', rule: 'e2e-imports-only' },
  {
    what: 'stories of the inside of the API',
    from: 'e2e/harness/a2.ts',
    to: 'api/src/app.ts',
    rule: 'see-the-face-of-api',
  },
  {
    what: 'benchmarks of the API',
    from: 'bench/src/a1.ts',
    to: 'api/src/demo/index.ts',
    rule: 'bench-imports-only',
  },
  {
    what: 'benchmarks of a story',
    from: 'bench/src/a2.ts',
    to: 'e2e/stories/b.ts',
    rule: 'see-the-face-of-e2e',
  },
  {
    what: 'scripts of the blocks',
    from: 'scripts/a1.ts',
    to: 'shared-ui/src/b.ts',
    rule: 'scripts-imports-only',
  },
  {
    what: 'scripts of the inside of the contracts',
    from: 'scripts/a2.ts',
    to: 'shared-contracts/src/area/b.ts',
    rule: 'see-the-face-of-shared-contracts',
  },
  { what: 'a command', from: 'e2e/harness/a3.ts', to: 'scripts/start.ts', rule: 'nobody-imports-a-command' },
  {
    what: 'the contracts around their package',
    from: 'host/src/a2.ts',
    to: 'shared-contracts/src/index.ts',
    rule: 'packages-name-the-package',
  },
];

const allowed: readonly Planted[] = [
  { from: 'e2e/harness/c.ts', to: 'scripts/suite.ts' },
  { from: 'e2e/stories/c.ts', to: 'api/src/testing/index.ts' },
  { from: 'bench/src/c.ts', to: 'e2e/harness/b.ts' },
  { from: 'scripts/c.ts', to: 'shared-contracts/src/area/index.ts' },
];

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'rightway-rules-'));
  for (const planted of [...refused, ...allowed]) plant(planted);
  const config = join(root, '.dependency-cruiser.mjs');
  const { stdout } = spawnSync(
    join(root, 'node_modules/.bin/depcruise'),
    ['--config', config, '--output-type', 'json', '.'],
    { cwd: tree, encoding: 'utf8' },
  );
  violations = v.parse(foundSchema, JSON.parse(stdout)).summary.violations;
});

afterAll(() => rmSync(tree, { recursive: true }));

/** The names of the rules of this repository that an import breaks. */
const brokenBy = ({ from, to }: Planted): readonly string[] =>
  violations.filter((one) => one.from === from && one.to === to).map(({ rule }) => rule.name);

describe('an import that the house does not have is refused', () => {
  it.each(refused)('$what', ({ rule, ...planted }) => {
    expect(brokenBy(planted)).toContainEqual(expect.stringContaining(rule));
  });
});

it.each(allowed)('$from may import $to', (planted) => {
  expect(brokenBy(planted)).toEqual([]);
});
