import { expect, it } from 'vitest';
import { contractVersion } from '../shared-contracts/src/area/index.ts';
import { packageFile } from './package-file.ts';
import { packageParts } from './package-parts.ts';

const files = packageParts.map((part) => packageFile(part, contractVersion));
const fileOf = (name: string) => files.find((file) => file['name'] === name) ?? {};

it('packages of one scope need each other in the version that they are released in', () => {
  expect(files.map(({ name, version }) => [name, version])).toEqual(
    ['contracts', 'ui', 'build', 'create-remote'].map((name) => [`@rightway/${name}`, contractVersion]),
  );
  expect(fileOf('@rightway/ui')['dependencies']).toMatchObject({
    '@rightway/contracts': `^${contractVersion}`,
  });
  expect(fileOf('@rightway/build')['dependencies']).toMatchObject({
    '@rightway/contracts': `^${contractVersion}`,
  });
});

it('nothing of this repository is needed where they are installed', () => {
  const text = JSON.stringify(files);
  for (const ours of ['workspace:', 'catalog:', 'shared-', './src/', '.ts"']) {
    expect(text.replaceAll('.d.ts"', '"')).not.toContain(ours);
  }
});

it('every library has the version of the catalog, and React is of who installs them', () => {
  const { dependencies, peerDependencies } = fileOf('@rightway/ui');
  expect(dependencies).toMatchObject({ urql: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
  expect(dependencies).not.toHaveProperty('react');
  expect(peerDependencies).toMatchObject({ react: expect.stringMatching(/^\^\d/) });
});
