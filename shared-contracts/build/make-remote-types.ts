import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { appIn } from './app.ts';
import { documentsIn, writeDocuments } from './make-documents.ts';
import { makeIndexes } from './make-texts.ts';
import { declarationFile } from './read-declaration.ts';
import { generatedEntry, ownEntry } from './remote-entry.ts';
import { uiPackage } from './ui-package.ts';
import { writeGenerated } from './write-generated.ts';

/** The remote's own module, as the generated files import it; in a package, only import statements are renamed. */
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
 * Writes what follows from the files of a remote: an index of its texts for each file below `src/texts`, typed
 * documents for its `.graphql` files, and how it starts alone where it does not say that itself. Rejects where a
 * document does not fit the schema.
 */
export async function makeRemoteTypes(folder: string): Promise<void> {
  makeIndexes(appIn(folder).name, folder);
  if (!existsSync(join(folder, ownEntry))) writeEntry(folder);
  const documents = documentsIn(folder);
  if (documents.length > 0) await writeDocuments(folder, 'operations', documents);
}

/** Whether something follows from a file below `src`. */
export const isDeclaration = (file: string): boolean => file.endsWith('.graphql') || /^texts[\\/]/.test(file);
