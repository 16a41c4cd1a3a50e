// Who may import whom: contracts <- ui <- remotes, host; contracts <- api. Nothing else.

const ours = '^(shared-contracts|shared-ui|host|api|remote-[a-z]+|e2e|bench|scripts)/';

/** A package may import these of ours, and no other. */
const only = (from, ...allowed) => ({
  name: `${from.replaceAll('[a-z]+', '*')}-imports-only-${allowed.join('-and-') || 'nothing-of-ours'}`,
  severity: 'error',
  from: { path: `^(${from})/` },
  to: { path: ours, pathNot: [`^$1/`, ...allowed.map((name) => `^${name}/`)] },
});

/** A library that one place stands for. */
const library = (pattern, ...users) => ({
  name: `only-${users.join('-and-').replaceAll('/', '-')}-uses-${pattern.replaceAll(/[^a-z]+/g, '-')}`,
  severity: 'error',
  from: { pathNot: users.map((user) => `^${user}`) },
  to: { path: `node_modules/(${pattern})/` },
});

export default {
  forbidden: [
    only('shared-contracts'),
    only('shared-ui', 'shared-contracts'),
    only('host', 'shared-contracts', 'shared-ui'),
    only('remote-[a-z]+', 'shared-contracts', 'shared-ui'),
    only('api', 'shared-contracts'),
    only('bench', 'shared-contracts', 'shared-ui', 'scripts', 'e2e'),
    library('@mantine|@tabler', 'shared-ui/'),
    library('final-form|react-final-form', 'shared-ui/'),
    library('react-router-dom|react-router', 'shared-ui/', 'shared-contracts/', 'host/', 'bench/'),
    library('kysely', 'api/src/db/', 'api/src/records/', 'api/src/.*-store\\.ts$'),
    library('pg|@electric-sql', 'api/src/db/', 'api/src/testing/', 'api/src/app\\.ts$', 'bench/'),
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      // Loaded by name: types of the browser, tests, and what Node loads into each part of the suite.
      from: {
        orphan: true,
        pathNot: ['\\.d\\.ts$', '\\.test\\.tsx?$', '^scripts/(stop-with-parent|dev-releases)\\.ts$'],
      },
      to: {},
    },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
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
