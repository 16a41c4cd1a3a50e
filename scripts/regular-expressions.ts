import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parseSync } from 'vite';
import { root } from './suite.ts';

/** A regular expression of the sources, and where it is. */
export interface SourcePattern {
  /** As it is written, where it is a literal; else the call that makes it. */
  readonly written: string;
  readonly literal: { readonly pattern: string; readonly flags: string } | undefined;
  readonly file: string;
  readonly line: number;
  /** Characters of the longest text that it is tried on, as `bounded` declares it; undefined where it is not. */
  readonly most: number | undefined;
}

const nodeSchema = v.looseObject({ type: v.string(), start: v.number(), end: v.number() });
const literalSchema = v.looseObject({ regex: v.object({ pattern: v.string(), flags: v.string() }) });
const callSchema = v.looseObject({
  callee: v.looseObject({ name: v.string() }),
  arguments: v.array(v.unknown()),
});
const numberSchema = v.looseObject({ value: v.number() });

/** The bound that a call of `bounded` declares. */
function boundOf(node: unknown): number | undefined {
  const call = v.safeParse(callSchema, node);
  if (!call.success || call.output.callee.name !== 'bounded') return undefined;
  const most = v.safeParse(numberSchema, call.output.arguments[0]);
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
    const node = v.safeParse(nodeSchema, value);
    if (node.success) {
      const { start, end } = node.output;
      const literal = v.safeParse(literalSchema, value);
      const call = v.safeParse(callSchema, value);
      const isMade = call.success && call.output.callee.name === 'RegExp';
      if (literal.success || isMade)
        found.push({
          written: code.slice(start, end),
          literal: literal.success ? literal.output.regex : undefined,
          file,
          line: code.slice(0, start).split('\n').length,
          most,
        });
    }
    const within = boundOf(value) ?? most;
    for (const child of Object.values(value)) open.push({ value: child, most: within });
  }
  return found;
}

/** Every regular expression of the server and of what both sides share, tests and what is made left out. */
export const sourcePatterns = (): readonly SourcePattern[] =>
  globSync('{api,shared-contracts}/src/**/*.ts', {
    cwd: root,
    exclude: (path) => /generated|testing|\.test\./.test(path),
  }).flatMap((file) => patternsIn(readFileSync(join(root, file), 'utf8'), file));
