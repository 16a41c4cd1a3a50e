import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { readConfig } from './config.ts';

const folder = join(import.meta.dirname, '../../../../deploy/kubernetes');
const firstOf = (file: string): unknown =>
  parseAllDocuments(readFileSync(join(folder, file), 'utf8'))[0]?.toJS();

const settingsSchema = v.object({ data: v.record(v.string(), v.string()) });
const env = v.array(v.object({ name: v.string(), value: v.string() }));
const apiSchema = v.object({
  spec: v.object({ template: v.object({ spec: v.object({ containers: v.tuple([v.object({ env })]) }) }) }),
});

it('a copy in Kubernetes takes what it is told there, and leaves migrating to the job', () => {
  const { data } = v.parse(settingsSchema, firstOf('settings.yaml'));
  const [container] = v.parse(apiSchema, firstOf('api.yaml')).spec.template.spec.containers;
  const own = Object.fromEntries(container.env.map(({ name, value }) => [name, value]));
  const config = readConfig({ ...data, ...own });
  expect(config).toMatchObject({ isMigrating: false, isProduction: true, metrics: { port: 9464 } });
  expect(config.remoteOrigins.of('map')).toBe('https://land.example/remotes/map');
});
