import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { statedPackage } from './package-file.ts';
import { facesOf, publishedPage, publishedText } from './package-specifiers.ts';
import { root } from './suite.ts';

const faces = facesOf({ './area': './src/area/index.ts', './schema': './src/graphql/schema.ts' });
const published = (text: string, file = 'src/form/form.js') => publishedText(text, file, faces);

describe('what is compiled for those who install it', () => {
  it('names our packages as they are called there, and other libraries as they are', () => {
    expect(published("import { a } from 'shared-ui/form';\nexport * from 'shared-contracts';\n")).toBe(
      "import { a } from '@rightway/ui/form';\nexport * from '@rightway/contracts';\n",
    );
    expect(published("import { b } from 'shared-uinknown';\nimport c from 'react';\n")).toBe(
      "import { b } from 'shared-uinknown';\nimport c from 'react';\n",
    );
  });

  it('finds its own files under the names that they have once they are compiled', () => {
    expect(published("const a = () => import('./part.tsx');\nimport type { B } from './b.ts';\n")).toBe(
      "const a = () => import('./part.js');\nimport type { B } from './b.js';\n",
    );
  });

  it('keeps the names that the build writes into a remote: its sources are not compiled before', () => {
    const file = 'build/make-remote-types.ts';
    const text = readFileSync(join(root, 'shared-contracts', file), 'utf8');
    const own = facesOf(statedPackage('shared-contracts').exports);
    expect(text).toContain('../area.tsx');
    expect(publishedText(text, file, own)).toContain('../area.tsx');
    expect(publishedText(text, file, own)).not.toMatch(/area\.js|start\.js/);
  });

  it('has no imports for their effects in types, which name style sheets', () => {
    const text = "import './form.css';\nexport declare const a: number;\n";
    expect(published(text, 'src/form/form.d.ts')).toBe('export declare const a: number;\n');
    expect(published(text)).toBe(text);
  });

  it('reaches the contracts from the build by what they export, and by nothing else', () => {
    expect(published("import { a } from '../src/area/index.js';\n", 'build/app.js')).toBe(
      "import { a } from '@rightway/contracts/area';\n",
    );
    expect(published("import { b } from './app.js';\n", 'build/serve.js')).toBe(
      "import { b } from './app.js';\n",
    );
    expect(() => published("import { c } from '../src/area/area.js';\n", 'build/app.js')).toThrow(
      'build/app.js needs ./src/area/area.js, which is no export of shared-contracts.',
    );
  });

  it('has pages that say the same', () => {
    expect(publishedPage('`shared-ui/form` takes rules of `shared-contracts`.')).toBe(
      '`@rightway/ui/form` takes rules of `@rightway/contracts`.',
    );
  });

  it('leaves texts alone that only look like an import', () => {
    const text = "const said = 'taken from shared-ui';\n";
    expect(published(text)).toBe(text);
  });
});
