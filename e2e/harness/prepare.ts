import { join } from 'node:path';
import { type BuiltApp, buildSuite, makeTypes } from '../../scripts/build-suite.ts';
import { demoFolder } from '../../scripts/demo-folder.ts';
import { hashOf, keptFolder } from '../../scripts/kept-folder.ts';
import { runProgram } from '../../scripts/run-program.ts';
import { filesOf, root } from '../../scripts/suite.ts';

/** Builds the gallery, and serves it. */
export const galleryConfig = join(root, 'shared-ui/gallery/vite.config.ts');

/**
 * Before the first story: builds what changed, unless the test command did, the gallery, and makes the demo that
 * suites start from.
 */
export default async function prepare(): Promise<void> {
  if (!process.env['BUILT']) {
    await makeTypes();
    process.env['BUILT'] = JSON.stringify(await buildSuite((text) => console.log(text)));
  }
  const [demo, gallery] = await Promise.all([demoFolder(), builtGallery()]);
  process.env['DEMO_FOLDER'] = demo;
  process.env['GALLERY_FOLDER'] = gallery;
}

function prepared(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: stories are run by Playwright's configuration in e2e.`);
  return value;
}

/** The gallery of shared blocks, made once for a state of what goes into it. */
async function builtGallery(): Promise<string> {
  const folders = ['shared-ui', 'shared-contracts/src', 'shared-contracts/schema'];
  const files = folders.flatMap((folder) => filesOf(join(root, folder)));
  const inputs = [...files.filter((file) => !file.includes('.test.')), join(root, 'pnpm-lock.yaml')];
  const { folder } = await keptFolder({
    parent: join(root, 'node_modules/.cache/gallery'),
    name: hashOf(inputs),
    states: 2,
    make: async (outDir) => {
      // In a process of its own: Vite makes the one that it builds in a production, and those that it starts.
      const vite = join(root, 'e2e/node_modules/.bin/vite');
      const args = ['build', '--config', galleryConfig, '--outDir', outDir, '--logLevel', 'error'];
      const { code, output } = await runProgram(vite, args, {}, join(root, 'shared-ui/gallery'));
      if (code !== 0) throw new Error(output);
    },
  });
  return folder;
}

/** The build that the test command made before the stories, from `BUILT`. */
export const builtSuite = (): readonly BuiltApp[] => JSON.parse(prepared('BUILT'));

/** The built gallery. */
export const preparedGallery = (): string => prepared('GALLERY_FOLDER');

/** A data folder with the demo in it; each suite starts from a copy. */
export const preparedDemo = (): string => prepared('DEMO_FOLDER');
