import { join } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { expect, it } from 'vitest';
import { root } from './suite.ts';

/** Places where the type of an exported name cannot be written into a declaration file. */
function undeclared(folder: string): readonly string[] {
  const api = new API({ cwd: root });
  try {
    const config = join(root, folder, 'tsconfig.json');
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error(`${config} is no project.`);
    const { program } = project;
    return program
      .getSourceFileNames()
      .filter(
        (file) => file.startsWith(join(root, folder, 'src/')) && !/\.test\.tsx?$|\/testing\//.test(file),
      )
      .flatMap((file) => program.getDeclarationDiagnostics(file))
      .map(({ fileName, text }) => `${fileName?.slice(root.length)}: ${text}`);
  } finally {
    api.close();
  }
}

// `npm run packages` and every team need this; type checking only the suite would not find it.
it.each(['shared-contracts', 'shared-ui'])(
  'what %s exports can be declared: export the types that it names, or state them',
  (folder) => {
    expect(undeclared(folder)).toEqual([]);
  },
);
