import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { zipSync } from 'fflate';
import * as v from 'valibot';
import { type AreaDeclaration, areaDeclarationSchema, noDeclaration } from '../src/area/index.ts';
import { type Face, faceSchema } from '../src/face/index.ts';
import { operationsSchema } from '../src/rollout/index.ts';

/** A built release, packed for its way to a deployment. */
export interface PackedRelease {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly contractVersion: string;
  readonly operations: Readonly<Record<string, string>>;
  readonly start: AreaDeclaration;
  /** What it uses of the shell and of other areas, and what it offers to them. */
  readonly takes?: Face | undefined;
  readonly offers?: Face | undefined;
}

const manifestSchema = v.object({
  contractVersion: v.string(),
  start: v.optional(areaDeclarationSchema, noDeclaration),
  takes: v.optional(faceSchema),
  offers: v.optional(faceSchema),
});

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
}

/** Packs the folder of a built release. */
export function packFolder(folder: string): PackedRelease {
  const files = Object.fromEntries(
    filesBelow(folder).map((file) => [relative(folder, file).split(sep).join('/'), readFileSync(file)]),
  );
  const read = <T extends v.GenericSchema>(name: string, schema: T): v.InferOutput<T> =>
    v.parse(schema, JSON.parse(readFileSync(join(folder, name), 'utf8')));
  return {
    bytes: new Uint8Array(zipSync(files)),
    ...read('mf-manifest.json', manifestSchema),
    operations: read('operations.json', operationsSchema),
  };
}
