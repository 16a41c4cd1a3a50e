import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { type AreaDeclaration, areaDeclarationSchema, noDeclaration } from 'shared-contracts/area';
import { type Face, faceSchema } from 'shared-contracts/face';
import { limits } from 'shared-contracts/limits';
import { type ReleaseFiles, releaseManifestSchema } from 'shared-contracts/rest';
import { isReleaseFile, operationsSchema, releaseLimits } from 'shared-contracts/rollout';
import * as v from 'valibot';
import { openPromise } from 'yauzl';
import { AppError } from '../../platform/errors/app-error.ts';
import { toProgrammers } from '../../platform/errors/localized-message.ts';
import { checkArchive } from '../../platform/files/check-archive.ts';

/** A packed release: its files by their paths, and its manifest. */
interface ReleaseArchive {
  readonly files: ReadonlyMap<string, Buffer>;
  readonly contractVersion: string;
  /** Hash of the manifest. */
  readonly integrity: string;
  readonly operations: Readonly<Record<string, string>>;
  /** The fields that browsers need to load it. */
  readonly loadedBy: ReleaseFiles;
  /** Its declaration of the area. */
  readonly start: AreaDeclaration;
  /** What it uses of the shell and of other areas, and what it offers them; null if its build did not declare it. */
  readonly takes: Face | null;
  readonly offers: Face | null;
}

const manifestFile = 'mf-manifest.json';
const operationsFile = 'operations.json';
const isChecked = /\.(js|css)$/;

const refused = (message: string) => new AppError('BAD_INPUT', toProgrammers(message), {}, 422);

/** Longest name, in characters, that every file system can store. */
const longestName = 200;

interface UnpackedFile {
  readonly content: Buffer;
  /** As browsers check it (Subresource Integrity). */
  readonly integrity: string;
}

/** Reads a file while it is unpacked, and hashes it on the way, so that a large one does not block other requests. */
async function readFile(stream: Readable): Promise<UnpackedFile> {
  const hash = createHash('sha384');
  const chunks: Buffer[] = [];
  for await (const chunk of stream) {
    const part = Buffer.from(chunk);
    hash.update(part);
    chunks.push(part);
  }
  return { content: Buffer.concat(chunks), integrity: `sha384-${hash.digest('base64')}` };
}

/** Refuses a name that occurs twice, ignoring case as some file systems do, or that is both a file and a folder. */
function checkNames(names: readonly string[]): void {
  const files = new Set<string>();
  for (const name of names.map((one) => one.toLowerCase())) {
    if (files.has(name)) throw refused(`The release has two files called ${name}.`);
    files.add(name);
  }
  for (const name of files) {
    for (let end = name.lastIndexOf('/'); end > 0; end = name.lastIndexOf('/', end - 1)) {
      const folder = name.slice(0, end);
      if (files.has(folder)) throw refused(`The release has a file and a folder called ${folder}.`);
    }
  }
}

/** Unpacks within the limits of a release. Throws 422. */
async function unpack(path: string): Promise<ReadonlyMap<string, UnpackedFile>> {
  const files = new Map<string, UnpackedFile>();
  const names: string[] = [];
  let unpacked = 0;
  const archive = await openPromise(path, { lazyEntries: true, autoClose: false }).catch((error: unknown) => {
    throw refused(`The release cannot be unpacked: ${error instanceof Error ? error.message : error}.`);
  });
  try {
    await checkArchive(path);
    for await (const entry of archive.eachEntry()) {
      const { fileName, uncompressedSize } = entry;
      if (fileName.length > longestName || !isReleaseFile(fileName))
        throw refused(`A release cannot hold ${fileName.slice(0, 100)}.`);
      unpacked += uncompressedSize;
      if (unpacked > releaseLimits.unpacked || names.length >= releaseLimits.files)
        throw refused('The release is larger than releases may be.');
      names.push(fileName);
      files.set(fileName, await readFile(await archive.openReadStreamPromise(entry)));
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw refused(`The release cannot be unpacked: ${error instanceof Error ? error.message : error}.`);
  } finally {
    archive.close();
  }
  checkNames(names);
  return files;
}

function readJson<TSchema extends v.GenericSchema>(
  files: ReadonlyMap<string, UnpackedFile>,
  name: string,
  schema: TSchema,
): v.InferOutput<TSchema> {
  const file = files.get(name)?.content;
  if (!file) throw refused(`The release has no ${name}.`);
  // The manifest and the operations are read into memory as a whole.
  if (file.byteLength > limits.releaseManifest) throw refused(`${name} is larger than it may be.`);
  try {
    return v.parse(schema, JSON.parse(file.toString('utf8')));
  } catch (error) {
    throw refused(`${name} is not what it must be: ${error instanceof Error ? error.message : error}.`);
  }
}

/** The area's declaration in the manifest; an empty one if the manifest is older than declarations. Throws 422. */
function readStart(declared: unknown): AreaDeclaration {
  const parsed = v.safeParse(v.optional(areaDeclarationSchema, noDeclaration), declared);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw refused(
    `The start declaration is not what it must be: ${v.getDotPath(issue) ?? 'start'}: ${issue.message}`,
  );
}

/** What a release uses or offers, from its manifest. Throws 422. */
function readFace(manifest: { readonly takes: unknown; readonly offers: unknown }, key: 'takes' | 'offers') {
  const parsed = v.safeParse(v.optional(faceSchema), manifest[key]);
  if (parsed.success) return parsed.output ?? null;
  const [issue] = parsed.issues;
  throw refused(
    `What the manifest ${key} is not what it must be: ${v.getDotPath(issue) ?? key}: ${issue.message}`,
  );
}

/** Checks every script against its hash and size, and that every named file exists; anything missing is refused. */
function checkIntegrity(
  files: ReadonlyMap<string, UnpackedFile>,
  { entry, scripts, integrity, sizes }: ReleaseFiles,
): void {
  for (const [name, file] of files) {
    if (isChecked.test(name) && integrity[name] !== file.integrity)
      throw refused(integrity[name] ? `${name} is not what the manifest says.` : `${name} has no hash.`);
    if (isChecked.test(name) && sizes && sizes[name] !== file.content.byteLength)
      throw refused(`${name} has ${file.content.byteLength} bytes, the manifest says ${sizes[name]}.`);
  }
  const missing = [entry, ...scripts, ...Object.keys(integrity)].find((name) => !files.has(name));
  if (missing) throw refused(`The release lacks ${missing}.`);
}

/** Size in bytes of every script and style sheet, also for a release built before manifests listed them. */
const sizesOf = (files: ReadonlyMap<string, UnpackedFile>): Record<string, number> =>
  Object.fromEntries(
    [...files].flatMap(([name, { content }]) => (isChecked.test(name) ? [[name, content.byteLength]] : [])),
  );

/** Reads a packed release of a remote, `global` being its federation name. Throws 422. */
export async function readArchive(path: string, global: string): Promise<ReleaseArchive> {
  const files = await unpack(path);
  const manifest = readJson(files, manifestFile, releaseManifestSchema);
  if (manifest.name !== global)
    throw refused(`This is a release of ${manifest.name.slice(0, 100)}, not of ${global}.`);
  checkIntegrity(files, manifest.files);
  return {
    files: new Map([...files].map(([name, { content }]) => [name, content])),
    contractVersion: manifest.contractVersion,
    integrity: files.get(manifestFile)?.integrity ?? '',
    operations: readJson(files, operationsFile, operationsSchema),
    loadedBy: { ...manifest.files, sizes: sizesOf(files) },
    start: readStart(manifest.start),
    takes: readFace(manifest, 'takes'),
    offers: readFace(manifest, 'offers'),
  };
}
