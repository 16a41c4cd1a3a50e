import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltApp } from '../../../scripts/build-suite.ts';
import { checkoutIn } from './checkout-in.ts';

/** A shell or a remote that differs from this checkout's. */
export interface Variant {
  readonly name: string;
  readonly app: 'host' | 'remote-admin' | 'remote-map';
  /** Changes a checkout of its own. */
  readonly change: (checkout: string) => void;
}

function edit(checkout: string, file: string, from: string, to: string): void {
  const path = join(checkout, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not contain: ${from}`);
  writeFileSync(path, text.replace(from, to));
}

const blocks = 'shared-ui/src/index.ts';
const statusLabel = "export { StatusLabel } from './layout/status-label.tsx';\n";
const form = 'remote-admin/src/master-data/master-data-form.tsx';
const lists = 'remote-admin/src/users/user.graphql';

/** Variants that are made by hand: what a team could do next week. */
export const prepared: readonly Variant[] = [
  {
    name: 'shell without a block',
    app: 'host',
    change: (checkout) => edit(checkout, blocks, statusLabel, ''),
  },
  {
    name: 'shell whose block requires a property',
    app: 'host',
    change: (checkout) =>
      edit(
        checkout,
        'shared-ui/src/layout/status-label.tsx',
        '{ isActive: boolean }',
        '{ isActive: boolean; since: string }',
      ),
  },
  {
    name: 'remote with a new block',
    app: 'remote-admin',
    change: (checkout) => {
      edit(
        checkout,
        blocks,
        statusLabel,
        `${statusLabel}export { StatusLabel as NewBlock } from './layout/status-label.tsx';\n`,
      );
      edit(checkout, form, 'StatusLabel, useSession', 'NewBlock, useSession');
      edit(checkout, form, '<StatusLabel', '<NewBlock');
    },
  },
  {
    name: 'remote with an operation of later',
    app: 'remote-admin',
    change: (checkout) => {
      edit(
        checkout,
        'shared-contracts/schema/base.graphql',
        'type Query {',
        'type Query {\n  later: Boolean',
      );
      writeFileSync(
        join(checkout, lists),
        `${readFileSync(join(checkout, lists), 'utf8')}\nquery OfLater {\n  later\n}\n`,
      );
    },
  },
  {
    name: 'remote whose part requires a property',
    app: 'remote-map',
    change: (checkout) =>
      edit(
        checkout,
        'shared-contracts/src/map/project-map-props.ts',
        '  readonly projectId?: string;',
        '  readonly projectId: string;',
      ),
  },
  {
    name: 'remote without its part',
    app: 'remote-map',
    change: (checkout) =>
      edit(checkout, 'remote-map/src/area.tsx', '  components: { ProjectMap },\n', '  components: {},\n'),
  },
];

/** Builds a variant in a checkout of its own. Rejects with what the build printed. */
export async function buildVariant(folder: string, { name, app, change }: Variant): Promise<BuiltApp> {
  const { build } = await checkoutIn(folder, name.replaceAll(/[^A-Za-z0-9]+/g, '-'), change);
  return build(app);
}

/** Puts a built host where the server reads it. */
export function putOut(current: string, { dist, version }: BuiltApp): void {
  if (existsSync(current)) rmSync(current, { recursive: true });
  cpSync(join(dist, version), current, { recursive: true });
}
