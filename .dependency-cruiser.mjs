// Who may import whom: contracts <- ui <- remotes, host; contracts <- api. Nothing else. Types count.

import { readFileSync } from 'node:fs';

const ours = '^(shared-contracts|shared-ui|host|api|remote-[a-z]+|create-remote|e2e|bench|scripts)/';

/** Lets a package import only the listed packages of this repository. */
const only = (from, ...allowed) => ({
  name: `${from.replaceAll('[a-z]+', '*')}-imports-only-${allowed.join('-and-') || 'nothing-of-ours'}`,
  severity: 'error',
  from: { path: `^(${from})/` },
  to: { path: ours, pathNot: [`^$1/`, ...allowed.map((name) => `^${name}/`)] },
});

/** The files of a package that the exports of its package.json make available to others. */
const exportsOf = (name) => {
  const { exports } = JSON.parse(readFileSync(new URL(`${name}/package.json`, import.meta.url), 'utf8'));
  return Object.values(exports).map(
    (path) => `^${name}/${path.slice(2).replaceAll('.', '\\.').replace('*', '.+')}$`,
  );
};

/** Lets some packages import only these files of another package. */
const face = (from, to, ...files) => ({
  name: `${from.replaceAll('|', '-and-')}-see-the-face-of-${to}`,
  severity: 'error',
  from: { path: `^(${from})/` },
  to: { path: `^${to}/`, pathNot: files },
});

/** Lets only the named places import a library, so that one module wraps it for everyone else. */
const library = (pattern, ...users) => ({
  name: `only-${users.join('-and-').replaceAll('/', '-')}-uses-${pattern.replaceAll(/[^a-z]+/g, '-')}`,
  severity: 'error',
  from: { pathNot: users.map((user) => `^${user}`) },
  to: { path: `node_modules/(${pattern})/` },
});

/**
 * The floors of each package, from the top: a room (a folder below `src`) may import only from floors below its own,
 * and rooms listed on one line may not import each other. Files directly in a package's `src` are above all floors, and
 * so is the demo; tests and `testing` are exempt.
 */
const floors = JSON.parse(readFileSync(new URL('scripts/floors.json', import.meta.url), 'utf8'));

/** For each room, the rooms that it must not import: those above it and those on the same floor. */
const floorRules = Object.entries(floors).flatMap(([name, lines]) => [
  ...lines.flatMap((line, height) =>
    line.map((room) => {
      const beside = line.filter((other) => other !== room);
      const above = ['demo', ...lines.slice(0, height).flat(), ...beside].map((other) => `${other}/`);
      return {
        name: `${name}-${room}-imports-downwards`,
        severity: 'error',
        from: { path: `^${name}/src/${room}/`, pathNot: '\\.test\\.tsx?$' },
        to: { path: `^${name}/src/(${[...above, '[^/]+$'].join('|')})` },
      };
    }),
  ),
  {
    name: `${name}-rooms-stand-on-a-floor`,
    severity: 'error',
    from: {
      path: `^${name}/src/[^/]+/`,
      pathNot: `^${name}/src/(${[...lines.flat(), 'demo', 'testing'].join('|')})/`,
    },
    to: {},
  },
]);

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
      name: 'tabs-see-each-other-by-their-index',
      severity: 'error',
      from: { path: '^remote-projects/src/tabs/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^remote-projects/src/tabs/[^/]+/',
        pathNot: ['^remote-projects/src/tabs/$1/', '/index\\.ts$'],
      },
    },
    {
      name: 'the-workspace-sees-tabs-by-their-index',
      severity: 'error',
      from: { path: '^remote-projects/src/workspace/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^remote-projects/src/tabs/', pathNot: '^remote-projects/src/tabs/[^/]+/index\\.ts$' },
    },
    {
      name: 'what-is-served-imports-no-testing',
      severity: 'error',
      from: { path: '^([a-z-]+)/src/', pathNot: ['^[a-z-]+/src/testing/', '\\.test\\.tsx?$'] },
      to: { path: '^$1/src/testing/' },
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
      to: {
        path: '^scripts/(start|test|dev|dev-alone|demo|release|packages|dependencies|sbom|architecture)\\.ts$',
      },
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
    library('prom-client', 'api/src/platform/telemetry/'),
    library('@opentelemetry', 'api/src/platform/telemetry/send-spans', 'api/src/export-traces\\.ts$'),
    {
      name: 'traces-are-exported-where-that-is-asked-for',
      severity: 'error',
      // Node loads it with `--import`; the server runs without OpenTelemetry.
      from: { pathNot: ['^api/src/export-traces\\.ts$', '\\.test\\.ts$'] },
      to: { path: '^api/src/(export-traces|platform/telemetry/send-spans)\\.ts$' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      // Types count: two files that need each other's types are really one idea, or are missing a third file.
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      // Loaded by name rather than imported: browser types, tests, and what Node loads into each part of the suite.
      from: {
        orphan: true,
        pathNot: [
          '\\.d\\.ts$',
          '\\.test\\.tsx?$',
          '^scripts/(stop-with-parent|dev-releases)\\.ts$',
          '^api/src/testing/(odd-work|without-network)\\.ts$',
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
      // A types-only package has no file to run.
      to: { couldNotResolve: true, pathNot: '^topojson-specification$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Only our own dist folders: most libraries are published in a `dist` folder of their own.
    // Stand-ins run in containers, with packages that are installed there.
    exclude: { path: ['^[a-z-]+/dist/', '^[a-z-]+/src/.*generated/', '^scripts/rehearsal/stand-ins/'] },
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
