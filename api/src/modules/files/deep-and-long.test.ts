import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mapLimits } from 'shared-contracts/limits';
import { afterAll, describe, expect, it } from 'vitest';
import { spatialReader } from './spatial-reader.ts';

const folder = mkdtempSync(join(tmpdir(), 'rightway-deep-'));
const reader = spatialReader();
afterAll(async () => {
  await reader.stop();
  rmSync(folder, { recursive: true });
});

function kept(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const line = (points: number) =>
  `{"type":"LineString","coordinates":[${Array.from({ length: points }, (_, place) => `[-114,${(place % 100) / 100}]`).join()}]}`;

const deepKml = `<kml xmlns="http://www.opengis.net/kml/2.2"><Placemark>${'<MultiGeometry>'.repeat(20_000)}<Point><coordinates>-114,51</coordinates></Point>${'</MultiGeometry>'.repeat(20_000)}</Placemark></kml>`;

describe('a spatial file', () => {
  it.each([
    ['deep.geojson', `{"type":"FeatureCollection","features":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
    ['coordinates.geojson', `{"type":"Point","coordinates":${'['.repeat(5000)}1${']'.repeat(5000)}}`],
    ['geometries.kml', deepKml],
  ])('that nests without end is told as that: %s', async (name, text) => {
    const path = kept(name, text);
    const sentence = `${name} nests its contents deeper than can be read (100 levels). Export it again, without folders within folders.`;
    expect((await reader.read(path, name, 'en')).message).toBe(sentence);
    expect((await reader.shapes(path, name, 'en')).message).toBe(sentence);
  });

  it('of one line with more points than a map draws says so of its points, not of its shapes', async () => {
    const path = kept('line.geojson', line(mapLimits.filePositions + 1));
    const messageIn = async (language: 'en' | 'es') =>
      (await reader.shapes(path, 'line.geojson', language)).message;
    expect(await messageIn('en')).toBe(
      'line.geojson holds more than a map can draw at once (400000 points of lines and areas). Simplify its lines, or split it.',
    );
    expect(await messageIn('es')).toContain('400000 puntos');
  });

  it('of as many shapes as a map draws is answered, and of one more says how many', async () => {
    const points = (count: number) =>
      `{"type":"FeatureCollection","features":[${Array(count).fill('{"type":"Feature","geometry":{"type":"Point","coordinates":[-114,51]}}').join()}]}`;
    const whole = await reader.shapes(
      kept('points.geojson', points(mapLimits.fileShapes)),
      'points.geojson',
      'en',
    );
    const { features } = JSON.parse(Buffer.from(String(whole.geometry), 'base64').toString());
    expect(features).toHaveLength(mapLimits.fileShapes);
    const more = await reader.shapes(
      kept('more.geojson', points(mapLimits.fileShapes + 1)),
      'more.geojson',
      'en',
    );
    expect(more.message).toContain(`${mapLimits.fileShapes} shapes`);
  });

  it('of a million shapes becomes a route or says that there is none', async () => {
    const path = kept(
      'many.geojson',
      `{"type":"FeatureCollection","features":[${Array(300_000).fill('{"geometry":{"type":"Point","coordinates":[-114,51]}}').join()}]}`,
    );
    expect((await reader.route(path, 'many.geojson', 'en')).message).toBeNull();
  });
});
