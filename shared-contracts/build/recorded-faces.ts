import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { type Face, faceSchema } from '../src/face/index.ts';

const folder = join(import.meta.dirname, '../contract/faces');

/** Faces that stay recorded: the one that counts, and the one before it. */
const kept = 2;

const numbers = (version: string): readonly number[] => version.split('.').map(Number);

/** Orders versions of the contract, the earlier one first. */
export function byVersion(one: string, other: string): number {
  const [first, second] = [numbers(one), numbers(other)];
  const place = first.findIndex((number, index) => number !== second[index]);
  return place === -1 ? 0 : (first[place] ?? 0) - (second[place] ?? 0);
}

/** The faces that are recorded, by the version of their contract, the earliest first. */
export function recordedFaces(): ReadonlyMap<string, Face> {
  const versions = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length));
  return new Map(
    versions
      .sort(byVersion)
      .map((version) => [
        version,
        v.parse(faceSchema, JSON.parse(readFileSync(join(folder, `${version}.json`), 'utf8'))),
      ]),
  );
}

/** A line for each name and each type, so that a change of one is a change of one line. */
function written({ entries, parts, types }: Face): string {
  const lines = (record: Readonly<Record<string, unknown>>, indent: string) =>
    Object.entries(record)
      .map(([name, value]) => `${indent}${JSON.stringify(name)}: ${JSON.stringify(value)}`)
      .join(',\n');
  const named = Object.entries(entries).map(
    ([entry, { names }]) => `    ${JSON.stringify(entry)}: { "names": {\n${lines(names, '      ')}\n    } }`,
  );
  return `{\n  "entries": {\n${named.join(',\n')}\n  },\n  "parts": ${JSON.stringify(parts)},\n  "types": {\n${lines(types, '    ')}\n  }\n}\n`;
}

/** Records a face as that of a contract version, and deletes the oldest one. */
export function recordFace(version: string, face: Face): void {
  writeFileSync(join(folder, `${version}.json`), written(face));
  const versions = [...recordedFaces().keys()];
  for (const old of versions.slice(0, -kept)) rmSync(join(folder, `${old}.json`));
}
