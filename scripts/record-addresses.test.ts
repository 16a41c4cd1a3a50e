import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesOf, packages, root } from './suite.ts';

/** An address that is written out where it is used: a route with the id of a record behind it. */
const writtenOut =
  /[`'"]\/?(?:surface-project|business-associate|parcel|title-tract|invoices|timesheets|user|company)\/(?:\$\{(?!placesOfInvoicing)|' ?\+)/;

const sources = packages
  .filter((name) => name !== 'e2e' && name !== 'bench')
  .flatMap((name) => filesOf(join(root, name, 'src')))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\/|\/generated\/|\/demo\//.test(file));

it('writes the address of a record in one place', () => {
  // `useMatch` takes a pattern, which is no address that anybody is led to.
  const found = sources.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        writtenOut.test(line) && !line.includes('useMatch(')
          ? [`${file.slice(root.length + 1)}:${at + 1}`]
          : [],
      ),
  );
  expect(sources.length).toBeGreaterThan(1000);
  expect(found).toEqual([]);
});
