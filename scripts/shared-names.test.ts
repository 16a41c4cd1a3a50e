import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { compile } from '../shared-contracts/build/compile.ts';
import { recordedFaces } from '../shared-contracts/build/recorded-faces.ts';
import { webpackConfig } from '../shared-contracts/build/webpack-config.ts';
import { contractVersion } from '../shared-contracts/src/area/index.ts';
import {
  type Face,
  faceSchema,
  noFace,
  type ShellFace,
  shellProblems,
} from '../shared-contracts/src/face/index.ts';
import { root } from './suite.ts';

// Inside the suite, so that sources find their packages.
const made = join(root, 'remote-map/dist');
mkdirSync(made, { recursive: true });
const folder = mkdtempSync(join(made, '.face-'));
writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'remote-map', version: '1.0.0' }));
afterAll(() => rmSync(folder, { recursive: true }));

const manifestSchema = v.object({ takes: faceSchema, offers: faceSchema });

/** Builds a remote of one file, and returns its manifest. `ui` is the face of shared-ui in the remote's checkout. */
async function built(source: string, ui: Face) {
  const app = {
    name: 'remote-map',
    folder,
    version: '1.0.0',
    kind: 'remote',
    global: 'rightway_map',
  } as const;
  mkdirSync(join(folder, 'src'), { recursive: true });
  writeFileSync(join(folder, 'src/area.tsx'), source);
  const output = join(folder, 'dist');
  const config = webpackConfig(app, { mode: 'production', output, version: '1.0.0', ui });
  await compile({ ...config, cache: false, devtool: false });
  return v.parse(manifestSchema, JSON.parse(readFileSync(join(output, 'mf-manifest.json'), 'utf8')));
}

const [, ui = noFace] = [...recordedFaces()].at(-1) ?? [];

/** shared-ui with changed names in one entry. */
function uiWith(
  entry: string,
  change: (names: Face['entries'][string]['names']) => Face['entries'][string]['names'],
): Face {
  const names = ui.entries[entry]?.names ?? {};
  return { ...ui, entries: { ...ui.entries, [entry]: { names: change(names) } } };
}

const shellOf = (offers: Face): ShellFace => ({
  version: '0.1.0',
  contractVersion,
  offers: {
    ...offers,
    entries: {
      ...offers.entries,
      react: { version: '19.3.1', names: {} },
      'react/jsx-runtime': { version: '19.3.1', names: {} },
    },
  },
  takes: noFace,
});

const problemsOf = (takes: Face, shell: ShellFace) =>
  shellProblems({ area: 'map', version: '1.0.0', contractVersion, takes }, shell);

const source = `
  import { useState } from 'react';
  import { ChoiceToggle, EmptyState, LoadingBar } from 'shared-ui';
  import * as form from 'shared-ui/form';
  export { Link } from 'shared-ui/router';
  const unused = () => <EmptyState cause="" />;
  export const Screen = () => <ChoiceToggle label="" choices={[]} value={useState('')[0]} onChange={() => form.shownDate('', 'en')} />;
  export default { name: 'map', routes: {}, late: async () => { const { ProgressBar } = await import('shared-ui/dialogs'); return ProgressBar; }, bar: LoadingBar };
`;

describe('a remote as it is built', () => {
  it('says which names of which entries it uses, with their signatures', async () => {
    const { takes } = await built(source, ui);
    const names = Object.fromEntries(
      Object.entries(takes.entries).map(([entry, taken]) => [entry, Object.keys(taken.names)]),
    );
    expect(names).toEqual({
      react: ['useState'],
      'react/jsx-runtime': ['jsx'],
      'shared-ui': ['ChoiceToggle', 'LoadingBar'],
      'shared-ui/dialogs': ['ProgressBar'],
      'shared-ui/form': ['shownDate'],
      'shared-ui/router': ['Link'],
    });
    expect(takes.entries['shared-ui']?.names['ChoiceToggle']?.properties?.['label']).toEqual({
      type: 'string',
      required: true,
    });
    expect(problemsOf(takes, shellOf(ui))).toEqual([]);
  });

  it('is refused with the name of a block that only its own shared-ui has', async () => {
    const newer = uiWith('shared-ui', (names) => ({ ...names, NewBlock: { properties: {} } }));
    const { takes } = await built(
      `import { NewBlock } from 'shared-ui'; export default { name: 'map', routes: { new: NewBlock } };`,
      newer,
    );
    expect(problemsOf(takes, shellOf(ui))).toEqual([
      'remote-map 1.0.0: NewBlock of shared-ui is not offered in the shell 0.1.0.',
    ]);
  });

  it('is refused in a shell that has a block less, or at another entry only', async () => {
    const { takes } = await built(source, ui);
    const without = uiWith('shared-ui', ({ ChoiceToggle: _, ...names }) => names);
    expect(problemsOf(takes, shellOf(without))).toEqual([
      'remote-map 1.0.0: ChoiceToggle of shared-ui is not offered in the shell 0.1.0.',
    ]);
    const { takes: old } = await built(
      `import { ChoiceToggle } from 'shared-ui/form'; export default { name: 'map', routes: { old: ChoiceToggle } };`,
      ui,
    );
    const moved = uiWith('shared-ui/form', ({ ChoiceToggle: _, ...names }) => names);
    expect(problemsOf(old, shellOf(moved))).toEqual([
      'remote-map 1.0.0: ChoiceToggle of shared-ui/form is not offered in the shell 0.1.0.',
    ]);
    expect(problemsOf(old, shellOf(ui))).toEqual([]);
  });

  it('takes all of an entry whose use cannot be told', async () => {
    const { takes } = await built(
      `export default { name: 'map', routes: {}, all: () => import('shared-ui/confirm') };`,
      ui,
    );
    expect(Object.keys(takes.entries['shared-ui/confirm']?.names ?? {})).toEqual(
      Object.keys(ui.entries['shared-ui/confirm']?.names ?? {}),
    );
  });

  it('is not built with a name that shared-ui does not have', async () => {
    await expect(
      built(`import { NewBlock } from 'shared-ui'; export default { routes: { new: NewBlock } };`, ui),
    ).rejects.toThrow('shared-ui exports no NewBlock.');
  });
});
