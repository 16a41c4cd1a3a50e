import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesOf, packages, root } from './suite.ts';

/** Who writes to the browser's stores: what else did would outlive a sign-out, or be shown to the next person. */
const keepers = [
  'host/src/session/dev-settings.ts',
  'host/src/session/last-start.ts',
  'shared-ui/src/record/held/drafts.ts',
  'shared-ui/src/session/device-setting.ts',
  'shared-ui/src/session/draft-life.ts',
  'shared-ui/src/session/kept.ts',
];

it('lets only the keepers of a session use the stores of the browser', () => {
  const users = packages
    .filter((name) => name.startsWith('remote-') || name === 'host' || name === 'shared-ui')
    .flatMap((name) => filesOf(join(root, name, 'src')))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file))
    .filter((file) =>
      /\b(?:localStorage|sessionStorage|indexedDB|caches)\b\s*[.[?)]/.test(readFileSync(file, 'utf8')),
    )
    .map((file) => file.slice(root.length + 1));
  expect(users.sort()).toEqual(keepers);
});
