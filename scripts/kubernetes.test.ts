import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1';
import { Job } from 'kubernetes-models/batch/v1';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, PersistentVolumeClaim, Service } from 'kubernetes-models/v1';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { root } from './suite.ts';

const folder = join(root, 'deploy/kubernetes');
const kinds = [Deployment, Job, Ingress, PodDisruptionBudget, ConfigMap, PersistentVolumeClaim, Service];

const manifestSchema = v.looseObject({
  apiVersion: v.string(),
  kind: v.string(),
  metadata: v.looseObject({ name: v.string() }),
});
const containerSchema = v.object({
  name: v.string(),
  image: v.string(),
  resources: v.object({ requests: v.looseObject({}), limits: v.object({ memory: v.string() }) }),
  securityContext: v.looseObject({}),
  readinessProbe: v.optional(v.looseObject({})),
  livenessProbe: v.optional(v.looseObject({})),
});
const podSchema = v.object({
  securityContext: v.looseObject({ runAsNonRoot: v.literal(true), runAsUser: v.number() }),
  automountServiceAccountToken: v.literal(false),
  containers: v.array(containerSchema),
});
const workSchema = v.looseObject({
  replicas: v.optional(v.number()),
  template: v.object({ metadata: v.looseObject({ labels: v.looseObject({}) }), spec: podSchema }),
});
const budgetSchema = v.object({
  minAvailable: v.number(),
  selector: v.object({ matchLabels: v.looseObject({}) }),
});

const manifests = readdirSync(folder).flatMap((file) =>
  parseAllDocuments(readFileSync(join(folder, file), 'utf8')).map((document) =>
    v.parse(manifestSchema, document.toJS()),
  ),
);
const of = <TSchema extends v.GenericSchema>(kind: string, schema: TSchema) =>
  manifests
    .filter((one) => one.kind === kind)
    .map((one) => ({ name: one.metadata.name, spec: v.parse(schema, one['spec']) }));
const deployments = of('Deployment', workSchema);
const jobs = of('Job', workSchema);
const [settings] = manifests.filter(({ kind }) => kind === 'ConfigMap');
const texts = v.parse(v.record(v.string(), v.string()), settings?.['data']);

describe('the manifests for Kubernetes', () => {
  it('are what its published schema takes', () => {
    expect(manifests.length).toBeGreaterThan(8);
    for (const manifest of manifests) {
      const Kind = kinds.find((one) => Reflect.get(one, 'kind') === manifest.kind);
      expect([manifest.kind, Kind !== undefined]).toEqual([manifest.kind, true]);
      const made = Kind && Reflect.construct(Kind, [manifest]);
      expect([manifest.metadata.name, manifest.apiVersion]).toEqual([
        manifest.metadata.name,
        Reflect.get(Kind ?? {}, 'apiVersion'),
      ]);
      expect(() => made.validate()).not.toThrow();
    }
  });

  it('run two copies of everything that answers, each with probes, and keep one while nodes are emptied', () => {
    const budgets = of('PodDisruptionBudget', budgetSchema);
    for (const { name, spec } of deployments) {
      expect([name, spec.replicas]).toEqual([name, 2]);
      for (const { readinessProbe, livenessProbe } of spec.template.spec.containers)
        expect([name, readinessProbe !== undefined, livenessProbe !== undefined]).toEqual([name, true, true]);
      const budget = budgets.find((one) => one.name === name)?.spec;
      expect([name, budget?.minAvailable, budget?.selector.matchLabels]).toEqual([
        name,
        1,
        spec.template.metadata.labels,
      ]);
    }
  });

  it('give no container more than it needs: an own account, no capability, nothing to write but its volumes', () => {
    for (const { name, spec } of [...deployments, ...jobs])
      for (const { securityContext } of spec.template.spec.containers)
        expect([name, securityContext]).toEqual([
          name,
          {
            allowPrivilegeEscalation: false,
            readOnlyRootFilesystem: true,
            capabilities: { drop: ['ALL'] },
          },
        ]);
  });

  it('do not restart copies of the API because their database is away', () => {
    const [api] = deployments.filter(({ name }) => name === 'rightway-api');
    const [container] = api?.spec.template.spec.containers ?? [];
    expect(container?.livenessProbe).not.toHaveProperty('httpGet');
    expect(container?.readinessProbe).toMatchObject({ httpGet: { path: '/api/health' } });
  });

  it('migrate in a job of the same version', () => {
    const version = /RIGHTWAY_VERSION=(.+)/.exec(readFileSync(join(root, 'deploy/example.env'), 'utf8'))?.[1];
    const images = [...deployments, ...jobs].flatMap(({ spec }) =>
      spec.template.spec.containers.map(({ image }) => image.split(':')[1]),
    );
    expect(new Set([...images, texts['APP_VERSION']])).toEqual(new Set([version]));
    expect(jobs.map(({ name }) => name)).toEqual([`rightway-migrate-${version?.replaceAll('.', '-')}`]);
  });
});
