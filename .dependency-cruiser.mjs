// Who may import whom: contracts <- ui <- remotes, host; contracts <- api. Nothing else. Types count.

import { readFileSync } from 'node:fs';

const ours = '^(shared-contracts|shared-ui|host|api|remote-[a-z]+|create-remote|e2e|bench|scripts)/';

/** A package may import these of ours, and no other. */
const only = (from, ...allowed) => ({
  name: `${from.replaceAll('[a-z]+', '*')}-imports-only-${allowed.join('-and-') || 'nothing-of-ours'}`,
  severity: 'error',
  from: { path: `^(${from})/` },
  to: { path: ours, pathNot: [`^$1/`, ...allowed.map((name) => `^${name}/`)] },
});

/** The files of a package that its package.json lets others reach. */
const exportsOf = (name) => {
  const { exports } = JSON.parse(readFileSync(new URL(`${name}/package.json`, import.meta.url), 'utf8'));
  return Object.values(exports).map(
    (path) => `^${name}/${path.slice(2).replaceAll('.', '\\.').replace('*', '.+')}$`,
  );
};

/** Some of ours see these files of another, and nothing else of it. */
const face = (from, to, ...files) => ({
  name: `${from.replaceAll('|', '-and-')}-see-the-face-of-${to}`,
  severity: 'error',
  from: { path: `^(${from})/` },
  to: { path: `^${to}/`, pathNot: files },
});

/** A library that one place stands for. */
const library = (pattern, ...users) => ({
  name: `only-${users.join('-and-').replaceAll('/', '-')}-uses-${pattern.replaceAll(/[^a-z]+/g, '-')}`,
  severity: 'error',
  from: { pathNot: users.map((user) => `^${user}`) },
  to: { path: `node_modules/(${pattern})/` },
});

/** The floors of the API, from the top; each imports the ones below it. Those in one line do not see each other. */
const floors = [['modules'], ['accounts', 'delivery'], ['records', 'grids'], ['platform']];

/** Which floor may not see which: whatever stands above it or beside it. `grids` read records. */
const floorRules = floors.flatMap((line, height) =>
  line.map((floor) => {
    const beside = line.filter((other) => other !== floor && !(floor === 'grids' && other === 'records'));
    const above = [...floors.slice(0, height).flat(), ...beside, 'demo', '[^/]+\\.ts$'];
    return {
      name: `api-${floor}-imports-downwards`,
      severity: 'error',
      from: { path: `^api/src/${floor}/`, pathNot: '\\.test\\.ts$' },
      to: { path: `^api/src/(${above.join('|')})` },
    };
  }),
);

export default {
  forbidden: [
    ...floorRules,
    {
      name: 'api-modules-see-each-other-by-their-index',
      severity: 'error',
      from: { path: '^api/src/modules/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^api/src/modules/[^/]+/', pathNot: ['^api/src/modules/$1/', '/index\\.ts$'] },
    },
    {
      name: 'api-is-served-without-its-tests',
      severity: 'error',
      from: { path: '^api/src/', pathNot: ['^api/src/testing/', '\\.test\\.ts$'] },
      to: { path: '^api/src/testing/' },
    },
    only('shared-contracts'),
    only('shared-ui', 'shared-contracts'),
    only('host', 'shared-contracts', 'shared-ui'),
    only('remote-[a-z]+', 'shared-contracts', 'shared-ui'),
    only('api', 'shared-contracts'),
    only('create-remote'),
    only('bench', 'shared-contracts', 'shared-ui', 'scripts', 'e2e'),
    only('e2e', 'shared-contracts', 'scripts', 'api'),
    only('scripts', 'shared-contracts', 'api'),
    face('bench', 'e2e', '^e2e/harness/'),
    face('e2e|scripts', 'api', '^api/src/(demo|testing)/index\\.ts$'),
    face('scripts', 'shared-contracts', ...exportsOf('shared-contracts')),
    {
      name: 'packages-name-the-package-that-they-import',
      severity: 'error',
      from: { path: '^([a-z-]+)/', pathNot: '^scripts/' },
      to: { path: '^shared-(contracts|ui)/', pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'nobody-imports-a-command',
      severity: 'error',
      from: {},
      to: { path: '^scripts/(start|test|dev|dev-alone|demo|release|packages|architecture)\\.ts$' },
    },
    library('@mantine|@tabler', 'shared-ui/'),
    library('ol', 'remote-map/', 'bench/'),
    library('final-form|react-final-form', 'shared-ui/'),
    library('react-router-dom|react-router', 'shared-ui/', 'shared-contracts/', 'host/', 'bench/'),
    library(
      'kysely',
      'api/src/platform/db/',
      'api/src/platform/backup/',
      'api/src/records/',
      'api/src/.*-store\\.ts$',
      'api/src/modules/.*-records\\.ts$',
    ),
    library(
      'pg|@electric-sql',
      'api/src/platform/db/',
      'api/src/platform/backup/',
      'api/src/testing/',
      'api/src/app\\.ts$',
      'bench/',
    ),
    {
      name: 'no-circles',
      severity: 'error',
      // Types count: two files that need each other's types are one idea, or lack a third.
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      // Loaded by name: types of the browser, tests, and what Node loads into each part of the suite.
      from: {
        orphan: true,
        pathNot: [
          '\\.d\\.ts$',
          '\\.test\\.tsx?$',
          '^scripts/(stop-with-parent|dev-releases)\\.ts$',
          '^api/src/testing/odd-work\\.ts$',
          '^bench/src/turns/turn-probe\\.ts$',
          '^api/src/platform/work/end-with-server\\.ts$',
        ],
      },
      to: {},
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      // A package of types alone has no file to run.
      to: { couldNotResolve: true, pathNot: '^topojson-specification$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Of ours alone: most libraries stand in a dist folder of their own.
    exclude: { path: ['^[a-z-]+/dist/', '^[a-z-]+/src/.*generated/'] },
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
