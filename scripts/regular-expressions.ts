import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parseSync } from 'vite';
import { root } from './suite.ts';

/** A regular expression of the sources, and where it is. */
export interface SourcePattern {
  /** The literal as written, or the call that creates it. */
  readonly written: string;
  readonly literal: { readonly pattern: string; readonly flags: string } | undefined;
  readonly file: string;
  readonly line: number;
  /** Characters of the longest text that it is tried on, as `bounded` declares it; undefined where it is not. */
  readonly most: number | undefined;
}

const literalSchema = v.looseObject({
  type: v.literal('Literal'),
  start: v.number(),
  end: v.number(),
  regex: v.object({ pattern: v.string(), flags: v.string() }),
});
const callSchema = v.looseObject({
  type: v.picklist(['CallExpression', 'NewExpression']),
  start: v.number(),
  end: v.number(),
  callee: v.looseObject({ name: v.string() }),
  arguments: v.array(v.unknown()),
});
const numberSchema = v.looseObject({ value: v.number() });

/** The bound that a call of `bounded` declares. */
function boundOf(call: v.InferOutput<typeof callSchema>): number | undefined {
  if (call.callee.name !== 'bounded') return undefined;
  const most = v.safeParse(numberSchema, call.arguments[0]);
  return most.success ? most.output.value : undefined;
}

/** Every regular expression of some TypeScript, with the bound that is declared around it. */
export function patternsIn(code: string, file: string): readonly SourcePattern[] {
  const found: SourcePattern[] = [];
  const open: { readonly value: unknown; readonly most: number | undefined }[] = [
    { value: parseSync(file, code).program, most: undefined },
  ];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, most } = next;
    if (typeof value !== 'object' || value === null) continue;
    const literal = v.is(literalSchema, value) ? value : undefined;
    const call = v.is(callSchema, value) ? value : undefined;
    const pattern = literal ?? (call?.callee.name === 'RegExp' ? call : undefined);
    if (pattern)
      found.push({
        written: code.slice(pattern.start, pattern.end),
        literal: literal?.regex,
        file,
        line: code.slice(0, pattern.start).split('\n').length,
        most,
      });
    const within = (call && boundOf(call)) ?? most;
    for (const child of Object.values(value)) open.push({ value: child, most: within });
  }
  return found;
}

/** Every regular expression of the server and of shared code, without tests and generated files. */
export const sourcePatterns = (): readonly SourcePattern[] =>
  globSync('{api,shared-contracts}/src/**/*.ts', {
    cwd: root,
    exclude: (path) => /generated|testing|\.test\./.test(path),
  }).flatMap((file) => patternsIn(readFileSync(join(root, file), 'utf8'), file));
