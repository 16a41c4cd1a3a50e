import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { type AreaDeclaration, areaDeclarationSchema } from '../src/area/index.ts';

/** A file below `src` and the name that it exports. */
interface DeclarationFile {
  readonly file: string;
  readonly name: string;
}

const current: DeclarationFile = { file: 'declaration.ts', name: 'declaration' };
/** What remotes of other repositories have that were made before contract 4.1. */
const former: DeclarationFile = { file: 'start.ts', name: 'start' };

/** Where the remote in a folder declares its area. */
export const declarationFile = (folder: string): DeclarationFile =>
  !existsSync(join(folder, 'src', current.file)) && existsSync(join(folder, 'src', former.file))
    ? former
    : current;

/** What the remote in a folder declares of its area. Rejects with the file and what is wrong in it. */
export async function readDeclaration(folder: string): Promise<AreaDeclaration> {
  const { file, name } = declarationFile(folder);
  const path = join(folder, 'src', file);
  const { [name]: declared }: Readonly<Record<string, unknown>> = await import(pathToFileURL(path).href);
  const parsed = v.safeParse(areaDeclarationSchema, declared);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Error(`${path}: ${v.getDotPath(issue) ?? name}: ${issue.message}`);
}
