import { expect, it } from 'vitest';
import { areaNames } from '../shared-contracts/src/area/index.ts';
import { apps, packages } from './suite.ts';

it('every area of the contract has its remote, and every remote its area', () => {
  expect(packages.filter((name) => name.startsWith('remote-'))).toEqual(
    areaNames.map((area) => `remote-${area}`).sort(),
  );
});

it('every application is a package', () => {
  expect(apps.filter((app) => !packages.includes(app))).toEqual([]);
});
