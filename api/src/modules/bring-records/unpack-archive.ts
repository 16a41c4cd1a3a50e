import { basename } from 'node:path/posix';
import { languageOf } from 'shared-contracts';
import { bringLimits, tableExtensions, type Unpacked } from 'shared-contracts/bring-in';
import { extensionOf } from 'shared-contracts/documents';
import type { CurrentUser } from 'shared-contracts/rights';
import { AppError, badInput, notFound } from '../../platform/errors/app-error.ts';
import { type ArchivedFile, ArchiveError, withArchive } from '../../platform/files/archive-files.ts';
import { receiveUpload } from '../../platform/files/receive-upload.ts';
import { uploadName } from '../../platform/files/upload-name.ts';
import { ownUpload, tableRefusal } from '../bring-in/index.ts';
import { forgetUploads, keepUpload, storedBefore, withFile } from '../files/index.ts';
import type { ModuleParts } from '../module.ts';
import { recordRefusal, recordWord } from './record-words.ts';
import { noteUnpacked, type UnpackedFile, unpackedBefore } from './unpacked-files-store.ts';

type UnpackParts = Pick<ModuleParts, 'config' | 'db' | 'clock' | 'files'>;

/** Most characters of a file's path in an archive. */
const longestPath = 1000;

const unprocessable = (message: AppError['messageIn']) => new AppError('BAD_INPUT', message, {}, 422);

const isTable = ({ path }: ArchivedFile): boolean =>
  tableExtensions.some((extension) => extension === extensionOf(path));

/**
 * The table that describes the files: the one called `index` at the top of the archive, otherwise the only table there.
 * Throws BAD_INPUT.
 */
function indexOf(files: readonly ArchivedFile[]): ArchivedFile {
  const tables = files.filter((file) => !file.path.includes('/') && isTable(file));
  const named = tables.filter(({ path }) => /^index\.\w+$/i.test(path));
  const [index, ...others] = named.length > 0 ? named : tables;
  if (!index) throw unprocessable(recordRefusal('noIndex'));
  if (others.length > 0) throw unprocessable(recordRefusal('severalIndexes'));
  return index;
}

/**
 * A function that stores several files of the archive, all or none: if one cannot be stored, the others are deleted
 * again.
 */
async function keepAll(
  parts: UnpackParts,
  user: CurrentUser,
  files: readonly ArchivedFile[],
  index: ArchivedFile,
) {
  const { db, config, clock } = parts;
  const before = await storedBefore(db, user.productClientId, clock());
  const kept: UnpackedFile[] = [];
  const refused: { path: string; message: string }[] = [];
  const uploads: string[] = [];
  const keep = async (file: ArchivedFile): Promise<string> => {
    const id = await receiveUpload(file.open(), config.dataFolder, (received) =>
      keepUpload({ ...parts, before }, user, uploadName(basename(file.path)), 'general', received),
    );
    uploads.push(id);
    return id;
  };
  try {
    const indexId = await keep(index);
    for (const file of files) {
      if (file === index) continue;
      if (file.path.length > longestPath) {
        refused.push({ path: file.path, message: recordWord(user, 'longId', { most: longestPath }) });
        continue;
      }
      try {
        kept.push({ path: file.path, fileId: await keep(file) });
      } catch (error) {
        // If there is no storage left, the rest is of no use. A refusal of a single file is reported at that file.
        if (!(error instanceof AppError) || error.code !== 'BAD_INPUT') throw error;
        refused.push({ path: file.path, message: error.messageIn(languageOf(user.locale)) });
      }
    }
    return { indexId, kept, refused };
  } catch (error) {
    await forgetUploads(db, parts.files, uploads);
    throw error;
  }
}

/**
 * Unpacks an archive that the person uploaded. Each file becomes an upload of theirs with the usual checks; the table
 * in the archive later says what each file is. Unused files of an earlier unpacking are deleted. Throws an AppError.
 */
export async function unpackArchive(
  parts: UnpackParts,
  user: CurrentUser,
  fileId: string,
): Promise<Unpacked> {
  const { db, files, config } = parts;
  const { fileName, sha256 } = await ownUpload({ db, user }, fileId);
  if (extensionOf(fileName) !== 'zip') throw unprocessable(recordRefusal('noArchive'));
  const room = { files: bringLimits.archiveFiles, bytes: bringLimits.archiveBytes };
  try {
    return await withFile(files, sha256, config.dataFolder, async (path) => {
      if (!path) throw notFound(tableRefusal(({ gone }) => gone));
      return withArchive(path, room, async (archived) => {
        const index = indexOf(archived);
        await forgetUploads(db, files, await unpackedBefore(db, user, sha256));
        const { indexId, kept, refused } = await keepAll(parts, user, archived, index);
        if (kept.length > 0) await noteUnpacked(db, { indexId, sha256, files: kept });
        return { index: { fileId: indexId, fileName: index.path }, files: kept.length, refused };
      });
    });
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error;
    const gaps = { file: error.file, files: room.files, megabytes: room.bytes / 1024 ** 2 };
    throw badInput(recordRefusal(`archive_${error.reason}`, gaps));
  }
}
