import type { UploadPurpose } from 'shared-contracts/documents';
import type { CurrentUser } from 'shared-contracts/rights';
import { texts } from '../../generated/texts/uploads.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import { checkContent } from '../../platform/files/check-content.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { ReceivedFile } from '../../platform/files/receive-upload.ts';
import type { Clock } from '../../platform/server/clock.ts';
import { senderLimits } from '../../platform/server/sender-pace.ts';
import {
  findUnkept,
  giveUpFile,
  noteKept,
  reserveFile,
  type StoredBefore,
  type StoredFile,
} from './stored-file-store.ts';

/** The parts needed to store a file. */
interface KeepParts {
  readonly db: Db;
  readonly files: FileStore;
  readonly clock: Clock;
  readonly config: Pick<Config, 'filesQuota'>;
  /** What the company had stored before, if many files are stored one after the other. */
  readonly before?: StoredBefore;
}

const empty = () =>
  new AppError(
    'BAD_INPUT',
    messageFrom(texts, (of) => of.empty),
    {},
    422,
  );
const noRoom = () =>
  new AppError(
    'LIMIT',
    messageFrom(texts, (of) => of.noRoom),
    {},
    413,
  );

/** Reserves space for a file, after releasing what abandoned uploads of the company had reserved. Throws LIMIT. */
async function reserve(
  { db, files, config, clock, before }: KeepParts,
  user: CurrentUser,
  file: StoredFile & { readonly isPicture: boolean },
) {
  const now = clock();
  const ended = new Date(now.getTime() - 2 * senderLimits.whole);
  for (const one of await findUnkept(db, user.productClientId, ended)) await giveUpFile(db, files, one);
  const guid = await reserveFile(db, user, file, { now, quota: config.filesQuota, before });
  if (guid === undefined) throw noRoom();
  return guid;
}

/**
 * Stores an uploaded file for the person's company, after checking it against the type in its name. Returns its id.
 * Throws BAD_INPUT or LIMIT.
 */
export async function keepUpload(
  parts: KeepParts,
  user: CurrentUser,
  name: string,
  purpose: UploadPurpose,
  file: ReceivedFile,
): Promise<string> {
  const { db, files } = parts;
  if (file.size === 0) throw empty();
  const mediaType = await checkContent(file.path, name, purpose);
  const guid = await reserve(parts, user, {
    ...file,
    fileName: name,
    mediaType,
    isPicture: purpose === 'picture',
  });
  try {
    await files.keep(file.sha256, file.path);
    await noteKept(db, guid);
  } catch (error) {
    // A file that cannot be deleted now is deleted at the company's next upload.
    await giveUpFile(db, files, { id: guid, sha256: file.sha256 }).catch(() => {});
    throw error;
  }
  return guid;
}
