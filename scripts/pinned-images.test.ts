import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { baseImages, digestIn, imagesOf, pinnedCompose, servicesIn } from './pinned-images.ts';
import { root } from './suite.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const services = servicesIn(read('docker-compose.yml'), read);
const digest = (letter: string): string => `sha256:${letter.repeat(64)}`;

it('finds the images that stages of a Dockerfile begin with, each once', () => {
  expect(baseImages('FROM node:24 AS build\nRUN x\nFROM caddy:2\nFROM node:24\n')).toEqual([
    'node:24',
    'caddy:2',
  ]);
});

it('holds every image of the deployment by its digest, those that ours are built from too', () => {
  const images = imagesOf(services);
  expect(images).toEqual(expect.arrayContaining(['postgres:17-alpine', 'caddy:2.10-alpine']));
  const digests = new Map(images.map((image) => [image, digest('a')]));
  const { services: pinned } = parse(pinnedCompose(services, digests, '2026-11-27'));
  expect(pinned.database).toEqual({ image: `postgres:17-alpine@${digest('a')}` });
  expect(Object.keys(pinned).sort()).toEqual(services.map(({ name }) => name).sort());
  expect(pinned['remote-map'].build.additional_contexts).toEqual({
    [images.find((image) => image.startsWith('node:')) ?? '']: expect.stringMatching(
      /^docker-image:\/\/node:.*@sha256:a{64}$/,
    ),
    'caddy:2.10-alpine': `docker-image://caddy:2.10-alpine@${digest('a')}`,
  });
});

it('writes nothing where an image has no digest', () => {
  expect(() => pinnedCompose(services, new Map(), '2026-11-27')).toThrow('There is no digest of');
  expect(() => digestIn('manifest unknown', 'caddy:2')).toThrow('No digest of caddy:2: manifest unknown');
  expect(digestIn(`${digest('b')}\n`, 'caddy:2')).toBe(digest('b'));
});

it('no image of the deployment is whatever is newest', () => {
  for (const image of imagesOf(services)) expect(image).toMatch(/:(?!latest)[\w.-]*\d[\w.-]*$/);
});
