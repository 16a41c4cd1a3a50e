import { contractVersion } from '../shared-contracts/src/area/index.ts';

/** A package that teams install. */
export interface PackagePart {
  /** Its name in this repository. */
  readonly name: string;
  /** The folder of its package.json, below the suite. */
  readonly folder: string;
  /** The folder whose files are compiled into `dist`, below the suite. */
  readonly source: string;
  /** Further sources to compile besides those in its `exports` and `bin`, relative to its folder. */
  readonly entries: readonly string[];
  /** Whether it runs in Node too. */
  readonly isForNode: boolean;
  /** The Node that it needs. */
  readonly node: string;
  /** Files of the source that are copied next to the compiled ones, by their extension. */
  readonly assets: RegExp;
  /** Files and folders below the suite that go in as they are, by their place in the package. */
  readonly asItIs: Readonly<Record<string, string>>;
  /** Addresses of these in its `exports`. */
  readonly extraExports: Readonly<Record<string, unknown>>;
  /** What its users install themselves. */
  readonly peers: Readonly<Record<string, 'needed' | 'optional'>>;
}

/** What teams install, those first that others need. */
export const packageParts: readonly PackagePart[] = [
  {
    name: 'shared-contracts',
    folder: 'shared-contracts',
    source: 'shared-contracts/src',
    entries: [],
    isForNode: true,
    node: '>=24',
    assets: /\.json$/,
    asItIs: { schema: 'shared-contracts/schema' },
    extraExports: {},
    peers: { react: 'needed', 'react-router-dom': 'needed' },
  },
  {
    name: 'shared-ui',
    folder: 'shared-ui',
    source: 'shared-ui/src',
    entries: [],
    isForNode: false,
    node: '>=24',
    assets: /\.(css|woff2|svg|txt)$/,
    asItIs: {},
    extraExports: {},
    peers: { react: 'needed', 'react-dom': 'needed', vitest: 'optional' },
  },
  {
    name: 'shared-build',
    folder: 'shared-contracts/build',
    source: 'shared-contracts/build',
    entries: ['./build-app.ts', './serve-app.ts', './remote-tests.ts'],
    isForNode: true,
    node: '>=24',
    assets: /\.ejs$/,
    asItIs: {
      'browser.d.ts': 'browser.d.ts',
      // The exports of this version of the blocks: a team's build has no sources to read them from.
      'dist/face.json': `shared-contracts/contract/faces/${contractVersion}.json`,
    },
    extraExports: { './browser': { types: './browser.d.ts' }, './tsconfig.json': './tsconfig.json' },
    peers: { vitest: 'optional' },
  },
  {
    name: 'create-remote',
    folder: 'create-remote',
    source: 'create-remote/src',
    entries: [],
    isForNode: true,
    node: '>=20',
    assets: /^$/,
    asItIs: { template: 'create-remote/template' },
    extraExports: {},
    peers: {},
  },
];
