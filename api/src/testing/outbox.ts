import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** The mails to an address in an outbox folder, the newest first. */
export async function readOutbox(folder: string, address: string): Promise<readonly Email[]> {
  const names = await readdir(folder).catch(() => []);
  const own = names.filter((name) => name.endsWith(`-${address}.eml`)).sort();
  return Promise.all(own.reverse().map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
}
