import { inLanguage, languageOf } from 'shared-contracts';
import { coordinateSystemField } from 'shared-contracts/documents';
import type { CurrentUser } from 'shared-contracts/rights';
import { texts as uploadTexts } from '../../generated/texts/uploads.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError, badInput, notFound } from '../../platform/errors/app-error.ts';
import { said } from '../../platform/errors/said.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { isUuid } from '../../platform/server/arguments.ts';
import type { RecordCatalog } from '../../records/reading/record-catalog.ts';
import type { SpatialReader } from './spatial-reader.ts';
import { findStoredFile, noteSpatialCheck } from './stored-file-store.ts';
import { withFile } from './with-file.ts';

/** What the check of spatial files needs. */
export interface SpatialParts {
  readonly db: Db;
  readonly catalog: RecordCatalog;
  readonly files: FileStore;
  readonly config: Pick<Config, 'dataFolder'>;
  readonly reader: Pick<SpatialReader, 'read' | 'route' | 'outline' | 'shapes'>;
}

/**
 * Checks files one by one, if the person may read them; the others are reported as missing. Throws UNAVAILABLE where
 * too many are checked already.
 */
export async function checkSpatialFiles(
  { db, catalog, files, config, reader }: SpatialParts,
  user: CurrentUser,
  guids: readonly string[],
): Promise<{ id: string; message: string | null }[]> {
  const language = languageOf(user.locale);
  const texts = inLanguage(uploadTexts, language);
  const checked: { id: string; message: string | null }[] = [];
  for (const id of guids) {
    const file = isUuid(id) ? await findStoredFile({ db, catalog }, user, id) : undefined;
    const message = file
      ? await withFile(files, file.sha256, config.dataFolder, async (path) =>
          path ? reader.read(path, file.fileName, language) : texts.notThere,
        )
      : texts.gone;
    if (file && message === null) await noteSpatialCheck(db, id);
    checked.push({ id, message });
  }
  return checked;
}

/** The route, the outline of land, or every shape that a file holds, in the coordinate system that was chosen for it. Throws NOT_FOUND, BAD_INPUT with what is wrong with the file, or UNAVAILABLE. */
export async function shapeOfFile(
  { db, catalog, files, config, reader }: SpatialParts,
  user: CurrentUser,
  id: string,
  wanted: 'route' | 'outline' | 'shapes',
  system?: string,
): Promise<unknown> {
  const gone = () => notFound(said(uploadTexts, (texts) => texts.gone));
  const file = await findStoredFile({ db, catalog }, user, id);
  if (!file) throw gone();
  const { message, geometry, isUnplaced } = await withFile(
    files,
    file.sha256,
    config.dataFolder,
    async (path) => {
      if (!path) throw gone();
      return reader[wanted](path, file.fileName, languageOf(user.locale), system);
    },
  );
  if (message !== null && isUnplaced)
    throw new AppError('BAD_INPUT', () => message, { fields: [{ path: coordinateSystemField, message }] });
  if (message !== null) throw badInput(() => message);
  return geometry;
}
