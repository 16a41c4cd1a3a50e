import { expect, it } from 'vitest';
import { readAdvisories, readOutdated, reportLines } from './dependency-report.ts';

const one = (current: string, latest: string, isDeprecated = false) => ({
  current,
  wanted: current,
  latest,
  isDeprecated,
  dependentPackages: [{ name: 'api' }, { name: 'api' }],
});

it('tells what is behind, those that may break last', () => {
  const late = readOutdated(
    JSON.stringify({
      '@mantine/core': one('9.7.3', '9.8.1'),
      'graphql@16.15.0 (dev)': one('16.15.0', '17.1.0'),
      jose: one('6.2.17', '6.2.18', true),
    }),
  );
  expect(reportLines(late ?? [], [])).toEqual([
    'Behind by a patch version:',
    '  jose 6.2.17 → 6.2.18 (api), deprecated',
    'Behind by a minor version:',
    '  @mantine/core 9.7.3 → 9.8.1 (api)',
    'Behind by a major version:',
    '  graphql 16.15.0 → 17.1.0 (api)',
    'No advisory on a version in use.',
  ]);
  expect(reportLines([], [])[0]).toBe('Every dependency is current.');
});

it('tells advisories with the version that mends them', () => {
  const advisories = readAdvisories(
    JSON.stringify({
      advisories: {
        7: { module_name: 'left-pad', severity: 'high', title: 'Pads right', url: 'https://x.example/7' },
      },
    }),
  );
  expect(reportLines([], advisories ?? [])).toContain(
    '  high: left-pad: Pads right (fixed in no version yet) https://x.example/7',
  );
});

it('takes no refusal of a registry for good news', () => {
  const refusal = 'Error: ERR_PNPM_AUDIT_BAD_RESPONSE\n  × The audit endpoint responded with 405: {}';
  expect(readAdvisories(refusal)).toBeUndefined();
  expect(readOutdated(refusal)).toBeUndefined();
  expect(readOutdated('')).toBeUndefined();
});
