import { inLanguage, languageOf } from 'shared-contracts';
import {
  coordinateSystemField,
  type spatialCheckedSchema,
  type spatialCheckSchema,
} from 'shared-contracts/documents';
import { formatLegalDescription, landAt } from 'shared-contracts/land-survey';
import type { CurrentUser } from 'shared-contracts/rights';
import * as v from 'valibot';
import { texts as uploadTexts } from '../../generated/texts/uploads.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError, badInput, notFound } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { isUuid } from '../../platform/server/arguments.ts';
import type { RecordCatalog } from '../../records/reading/record-catalog.ts';
import type { SpatialReader } from './spatial-reader.ts';
import { findStoredFile, noteSpatialCheck } from './stored-file-store.ts';
import { withFile } from './with-file.ts';

/** The parts needed to check spatial files. */
export interface SpatialParts {
  readonly db: Db;
  readonly catalog: RecordCatalog;
  readonly files: FileStore;
  readonly config: Pick<Config, 'dataFolder'>;
  readonly reader: Pick<SpatialReader, 'read' | 'route' | 'outline' | 'shapes'>;
}

/** A checked file, in the shape of `spatialCheckedSchema`. */
type Checked = v.InferOutput<typeof spatialCheckedSchema>[number];

const middleSchema = v.nullable(v.tuple([v.number(), v.number()]));

/** The position on the map of a file whose system was chosen, so that a person can see whether the choice is right. */
function placeOf(middle: unknown): Checked['place'] {
  const read = v.parse(middleSchema, middle);
  if (!read) return null;
  const [longitude, latitude] = read;
  const [land] = landAt(longitude, latitude);
  return { longitude, latitude, land: land ? formatLegalDescription(land) : null };
}

/**
 * Checks files one by one, if the person may read them; the others are reported as missing. The chosen coordinate
 * system is stored with files that do not state one. Throws UNAVAILABLE if too many are being checked already.
 */
export async function checkSpatialFiles(
  { db, catalog, files, config, reader }: SpatialParts,
  user: CurrentUser,
  { spatialFileGuids: guids, coordinateSystem: system }: v.InferOutput<typeof spatialCheckSchema>,
): Promise<Checked[]> {
  const language = languageOf(user.locale);
  const texts = inLanguage(uploadTexts, language);
  const checked: Checked[] = [];
  for (const id of guids) {
    const file = isUuid(id) ? await findStoredFile({ db, catalog }, user, id) : undefined;
    if (!file) {
      checked.push({ id, message: texts.gone });
      continue;
    }
    const { message, isUnplaced, geometry } = await withFile(
      files,
      file.sha256,
      config.dataFolder,
      async (path) =>
        path
          ? reader.read(path, file.fileName, language, system)
          : { message: texts.notThere, geometry: null, isUnplaced: false },
    );
    if (message === null) await noteSpatialCheck(db, id, system ?? null);
    checked.push({ id, message, asksForSystem: isUnplaced === true, place: placeOf(geometry ?? null) });
  }
  return checked;
}

/**
 * The route, the outline of land, or every shape in a file, in the coordinate system that was chosen for it. Throws
 * NOT_FOUND, BAD_INPUT with the fault of the file, or UNAVAILABLE.
 */
export async function shapeOfFile(
  { db, catalog, files, config, reader }: SpatialParts,
  user: CurrentUser,
  id: string,
  wanted: 'route' | 'outline' | 'shapes',
  system?: string,
): Promise<unknown> {
  const gone = () => notFound(messageFrom(uploadTexts, (texts) => texts.gone));
  const file = await findStoredFile({ db, catalog }, user, id);
  if (!file) throw gone();
  const { message, geometry, isUnplaced } = await withFile(
    files,
    file.sha256,
    config.dataFolder,
    async (path) => {
      if (!path) throw gone();
      const chosen = system ?? file.coordinateSystem ?? undefined;
      return reader[wanted](path, file.fileName, languageOf(user.locale), chosen);
    },
  );
  if (message !== null && isUnplaced)
    throw new AppError('BAD_INPUT', () => message, { fields: [{ path: coordinateSystemField, message }] });
  if (message !== null) throw badInput(() => message);
  return geometry;
}
