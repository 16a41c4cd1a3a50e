import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { appIn } from './app.ts';
import { documentsIn, writeDocuments } from './make-documents.ts';
import { makeIndexes } from './make-texts.ts';
import { declarationFile } from './read-declaration.ts';
import { generatedEntry, ownEntry } from './remote-entry.ts';
import { uiPackage } from './ui-package.ts';
import { writeGenerated } from './write-generated.ts';

/**
 * The specifier by which generated files import the remote's own module; when packages are made, only import statements
 * are renamed.
 */
const areaModule = '../area.tsx';

/** The remote in its stand-in shell: loaded asynchronously like the shell itself, so that both load the same way. */
function writeEntry(folder: string): void {
  const { name } = uiPackage(folder);
  const declared = declarationFile(folder);
  writeGenerated(
    join(folder, generatedEntry),
    'void import(/* webpackChunkName: "bootstrap" */ \'./bootstrap.ts\');\n',
  );
  writeGenerated(
    join(folder, 'src/generated/bootstrap.ts'),
    `import { startStandInShell } from '${name}/shell';
import area from '${areaModule}';
import { ${declared.name} as start } from '../${declared.file}';

startStandInShell({ ...area, start });
`,
  );
}

/**
 * Generates files from the sources of a remote: an index of its texts for each file below `src/texts`, typed documents
 * for its `.graphql` files, and an entry for running it alone if it has none of its own. Rejects if a document does not
 * fit the schema.
 */
export async function makeRemoteTypes(folder: string): Promise<void> {
  makeIndexes(appIn(folder).name, folder);
  if (!existsSync(join(folder, ownEntry))) writeEntry(folder);
  const documents = documentsIn(folder);
  if (documents.length > 0) await writeDocuments(folder, 'operations', documents);
}

/** Whether files are generated from a file below `src`. */
export const isDeclaration = (file: string): boolean => file.endsWith('.graphql') || /^texts[\\/]/.test(file);
