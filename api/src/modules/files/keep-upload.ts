import type { UploadPurpose } from 'shared-contracts/documents';
import type { CurrentUser } from 'shared-contracts/rights';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { checkContent } from '../../platform/files/check-content.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { ReceivedFile } from '../../platform/files/receive-upload.ts';
import type { Clock } from '../../platform/server/clock.ts';
import { addStoredFile, hasRoom } from './stored-file-store.ts';

/** What keeping a file needs. */
export interface KeepParts {
  readonly db: Db;
  readonly files: FileStore;
  readonly clock: Clock;
  readonly config: Pick<Config, 'filesQuota'>;
}

const noRoom = () =>
  new AppError('LIMIT', 'Your company has no room left for files. Delete some, or ask for more.', {}, 413);

/** Keeps a file that came in for the person's company, held to the type that its name says. Returns its id; throws BAD_INPUT or LIMIT. */
export async function keepUpload(
  { db, files, config, clock }: KeepParts,
  user: CurrentUser,
  name: string,
  purpose: UploadPurpose,
  file: ReceivedFile,
): Promise<string> {
  if (file.size === 0) throw new AppError('BAD_INPUT', 'The file is empty.', {}, 422);
  const mediaType = await checkContent(file.path, name, purpose);
  const { filesQuota: quota } = config;
  // Looked at before the bytes are kept, and once more, for certain, as they are counted.
  if (!(await hasRoom(db, user.productClientId, file.size, quota))) throw noRoom();
  await files.keep(file.sha256, file.path);
  const kept = { ...file, fileName: name, mediaType };
  const guid = await addStoredFile(db, user, kept, { now: clock(), quota });
  if (guid === undefined) throw noRoom();
  return guid;
}
