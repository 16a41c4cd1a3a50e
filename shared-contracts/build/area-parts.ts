import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from '@swc/core';
import * as v from 'valibot';
import type { Face } from '../src/face/index.ts';

type Parts = Face['parts'];

/** What an application asks other areas for by name, and what it offers to them. */
export interface AreaParts {
  readonly takes: Parts;
  readonly offers: Parts;
}

const wordSchema = v.object({ type: v.picklist(['Identifier']), value: v.string() });
const textSchema = v.object({ type: v.picklist(['StringLiteral']), value: v.string() });

const elementSchema = v.object({
  type: v.picklist(['JSXOpeningElement']),
  name: v.object({ type: v.picklist(['Identifier']), value: v.literal('AreaPart') }),
  attributes: v.array(v.unknown()),
});

const attributeSchema = v.object({
  name: v.object({ value: v.string() }),
  value: v.union([
    textSchema,
    v.pipe(
      v.object({ expression: v.union([textSchema, wordSchema]) }),
      v.transform(({ expression }) => expression),
    ),
  ]),
});

const componentsSchema = v.object({
  type: v.picklist(['KeyValueProperty']),
  key: v.object({ value: v.literal('components') }),
  value: v.object({
    type: v.picklist(['ObjectExpression']),
    properties: v.array(
      v.union([
        wordSchema,
        v.pipe(
          v.object({ key: v.object({ value: v.string() }) }),
          v.transform(({ key }) => key),
        ),
      ]),
    ),
  }),
});

const importSchema = v.object({
  type: v.picklist(['ImportDeclaration']),
  source: textSchema,
  specifiers: v.array(
    v.object({
      local: v.object({ value: v.string() }),
      imported: v.nullish(v.object({ value: v.string() })),
    }),
  ),
});

/** Everything of a kind in a parsed file. */
function* found<TSchema extends v.GenericSchema>(
  node: unknown,
  schema: TSchema,
): Generator<v.InferOutput<TSchema>> {
  if (typeof node !== 'object' || node === null) return;
  const parsed = v.safeParse(schema, node);
  if (parsed.success) yield parsed.output;
  for (const child of Object.values(node)) yield* found(child, schema);
}

const parsedFile = (file: string): unknown =>
  parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: true, target: 'es2022' });

/** The text that a word stands for which a file imports from a package. Throws where it is none. */
async function importedText(folder: string, tree: unknown, word: string): Promise<string> {
  for (const { source, specifiers } of found(tree, importSchema)) {
    const specifier = specifiers.find(({ local }) => local.value === word);
    if (!specifier) continue;
    const path = createRequire(join(folder, 'package.json')).resolve(source.value);
    const exported: unknown = await import(pathToFileURL(path).href);
    const value: unknown = Reflect.get(Object(exported), specifier.imported?.value ?? word);
    if (typeof value === 'string') return value;
  }
  throw new Error(`${word} is no text that is imported from a package`);
}

async function takenIn(folder: string, file: string): Promise<(readonly [area: string, name: string])[]> {
  const tree = parsedFile(file);
  return Promise.all(
    [...found(tree, elementSchema)].map(async ({ attributes }) => {
      const read = async (wanted: string): Promise<string> => {
        const attribute = attributes
          .flatMap((one) => {
            const parsed = v.safeParse(attributeSchema, one);
            return parsed.success ? [parsed.output] : [];
          })
          .find(({ name }) => name.value === wanted);
        if (!attribute) throw new Error(`it has no ${wanted} that can be read`);
        const { type, value } = attribute.value;
        return type === 'StringLiteral' ? value : importedText(folder, tree, value);
      };
      try {
        return [await read('area'), await read('name')] as const;
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        throw new Error(`${file}: a build must know which part an AreaPart asks for; ${why}.`);
      }
    }),
  );
}

const grouped = (pairs: readonly (readonly [string, string])[]): Parts =>
  Object.fromEntries(
    [...new Set(pairs.map(([area]) => area))].sort().map((area) => {
      const names = pairs.filter(([one]) => one === area).map(([, name]) => name);
      return [area, Object.fromEntries([...new Set(names)].sort().map((name) => [name, {}]))];
    }),
  );

/**
 * The parts that an application asks other areas for, by every `<AreaPart area="…" name={…}>` of its sources, and those
 * that it offers, by `components` of its `src/area.tsx`. `area` is its own name. Throws where a name cannot be read.
 */
export async function areaParts(folder: string, area: string | undefined): Promise<AreaParts> {
  const files = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => join(folder, 'src', file))
    .filter((file) => readFileSync(file, 'utf8').includes('<AreaPart'));
  const taken = await Promise.all(files.sort().map((file) => takenIn(folder, file)));
  const offered =
    area === undefined ? [] : [...found(parsedFile(join(folder, 'src/area.tsx')), componentsSchema)];
  return {
    takes: grouped(taken.flat()),
    offers: grouped(
      offered.flatMap(({ value }) => value.properties.map((one) => [area ?? '', one.value] as const)),
    ),
  };
}
