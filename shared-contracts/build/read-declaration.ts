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
/** The declaration file of remotes in other repositories that were built before contract 4.1. */
const former: DeclarationFile = { file: 'start.ts', name: 'start' };

/** Where the remote in a folder declares its area. */
export const declarationFile = (folder: string): DeclarationFile =>
  !existsSync(join(folder, 'src', current.file)) && existsSync(join(folder, 'src', former.file))
    ? former
    : current;

/** The declaration of the area of the remote in a folder. Rejects with the file and its faults. */
export async function readDeclaration(folder: string): Promise<AreaDeclaration> {
  const { file, name } = declarationFile(folder);
  const path = join(folder, 'src', file);
  const { [name]: declared }: Readonly<Record<string, unknown>> = await import(pathToFileURL(path).href);
  const parsed = v.safeParse(areaDeclarationSchema, declared);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Error(`${path}: ${v.getDotPath(issue) ?? name}: ${issue.message}`);
}
