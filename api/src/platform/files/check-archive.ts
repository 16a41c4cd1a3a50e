import { inLanguage } from 'shared-contracts';
import { type Entry, openPromise } from 'yauzl';
import { texts } from '../../generated/texts/uploads.ts';
import { AppError } from '../errors/app-error.ts';
import { type LocalizedMessage, messageFrom } from '../errors/localized-message.ts';

/** Limits for unpacking an archive: bytes, files, and the ratio to its packed size. */
export const archiveLimits = {
  unpacked: 2 * 1024 ** 3,
  entries: 20_000,
  ratio: 200,
  small: 50 * 1024 ** 2,
} as const;

const refused = (sentence: LocalizedMessage) => new AppError('BAD_INPUT', sentence, {}, 422);

/** The entries listed in the directory of an archive. Throws 422 where it cannot be read. */
async function archiveEntries(path: string): Promise<readonly Entry[]> {
  try {
    const archive = await openPromise(path, { lazyEntries: true, autoClose: true });
    const entries: Entry[] = [];
    for await (const entry of archive.eachEntry()) {
      entries.push(entry);
      if (entries.length > archiveLimits.entries) break;
    }
    return entries;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw refused(messageFrom(texts, ({ badArchive }) => badArchive(reason)));
  }
}

/** Refuses archives that unpack to far more than their size, contain too many files, or write outside their folder. */
export async function checkArchive(path: string): Promise<void> {
  const entries = await archiveEntries(path);
  const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  const packed = entries.reduce((sum, { compressedSize }) => sum + compressedSize, 0);
  if (entries.length > archiveLimits.entries)
    throw refused((language) =>
      inLanguage(texts, language).manyFiles(archiveLimits.entries.toLocaleString(language)),
    );
  const isBomb = unpacked > archiveLimits.small && unpacked > packed * archiveLimits.ratio;
  if (unpacked > archiveLimits.unpacked || isBomb) throw refused(messageFrom(texts, ({ bomb }) => bomb));
}
