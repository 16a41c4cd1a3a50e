import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { apps, root } from './suite.ts';

const serviceSchema = v.looseObject({
  build: v.optional(v.looseObject({})),
  read_only: v.optional(v.boolean()),
  cap_drop: v.optional(v.array(v.string())),
  security_opt: v.optional(v.array(v.string())),
});
const compose = v.parse(
  v.looseObject({ services: v.record(v.string(), serviceSchema) }),
  parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8'), { merge: true }),
);

it('our own images may write to their volumes alone, and have no right that root has', () => {
  const own = Object.entries(compose.services).filter(([, { build }]) => build);
  expect(own.map(([name]) => name).toSorted()).toEqual(['api-1', 'api-2', ...apps].toSorted());
  for (const [name, { read_only, cap_drop, security_opt }] of own)
    expect([name, read_only, cap_drop, security_opt]).toEqual([
      name,
      true,
      ['ALL'],
      ['no-new-privileges:true'],
    ]);
  for (const name of ['api', 'app'])
    expect(readFileSync(join(root, `deploy/${name}.Dockerfile`), 'utf8')).toMatch(/^USER (?!root)/m);
});
