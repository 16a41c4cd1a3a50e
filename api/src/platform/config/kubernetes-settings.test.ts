import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { readConfig } from './config.ts';

const deploy = join(import.meta.dirname, '../../../../deploy');
const firstOf = (file: string): unknown =>
  parseAllDocuments(readFileSync(join(deploy, 'kubernetes', file), 'utf8'))[0]?.toJS();

const settingsSchema = v.object({ data: v.record(v.string(), v.string()) });
const env = v.optional(v.array(v.object({ name: v.string(), value: v.string() })), []);
const workSchema = v.object({
  spec: v.object({ template: v.object({ spec: v.object({ containers: v.tuple([v.object({ env })]) }) }) }),
});

/** Values of the secrets that the page has an operator create. */
const secrets: Readonly<Record<string, string>> = {
  DATABASE_URL: 'postgresql://rightway@database:5432/rightway',
  METRICS_TOKEN: 'sixteen-characters-or-more',
  AWS_ACCESS_KEY_ID: 'rightway',
  AWS_SECRET_ACCESS_KEY: 'word',
  SMTP_URL: 'smtp://mail:1025',
};

/** What a container of a manifest is told: the settings, the secrets of the page, and its own variables. */
function environmentOf(file: string): Readonly<Record<string, string>> {
  const { data } = v.parse(settingsSchema, firstOf('settings.yaml'));
  const [container] = v.parse(workSchema, firstOf(file)).spec.template.spec.containers;
  const own = Object.fromEntries(container.env.map(({ name, value }) => [name, value]));
  return { ...data, ...secrets, ...own };
}

it('the page names the secrets, in a command whose lines hang together', () => {
  const page = readFileSync(join(deploy, 'README.md'), 'utf8');
  const [command = ''] = /kubectl create secret(.*\\\n)*.*/.exec(page) ?? [];
  expect([...command.matchAll(/--from-literal=(\w+)=/g)].map(([, name]) => name).sort()).toEqual(
    Object.keys(secrets).sort(),
  );
  expect(command).not.toContain('\\\\');
});

it('the job that migrates takes what it is told, and so does the first start', () => {
  expect(readConfig(environmentOf('migrate.yaml'))).toMatchObject({
    databaseUrl: secrets['DATABASE_URL'],
    adminEmail: 'administrator@land.example',
  });
});

it('a copy in Kubernetes takes what it is told there, and leaves migrating to the job', () => {
  const config = readConfig(environmentOf('api.yaml'));
  expect(config).toMatchObject({ isMigrating: false, isProduction: true, metrics: { port: 9464 } });
  expect(config.remoteOrigins.of('map')).toBe('https://land.example/remotes/map');
});
