import { useState } from 'react';
import { coordinateSystemField, spatialRouteSchema, uploadedSchema } from 'shared-contracts/documents';
import { failureText } from 'shared-contracts/errors';
import { isRestFailure } from 'shared-contracts/rest-client';
import { useDialogTexts } from '../../i18n/dialog-texts.ts';
import { useRest } from '../../session/rest.tsx';

/** A file that does not name its coordinate system, and the system that it was last read in. */
interface Unplaced {
  readonly guid: string;
  readonly system: string | undefined;
}

/** Whether a refusal asks for the coordinate system of the file. */
const asksForSystem = (error: unknown): boolean =>
  isRestFailure(error) && error.fields.some(({ path }) => path === coordinateSystemField);

/**
 * Uploads a file of shapes, reads the route or the outline of land in it, and calls `onRead` with the GeoJSON and with
 * whether its place depends on a coordinate system that somebody chose. For a file without its own system `unplaced`
 * remains set, so that the file can be read in one system after another until its place is right.
 */
export function useShapeFile(
  what: 'route' | 'outline',
  onRead: (geometry: unknown, isPlaced: boolean) => void,
) {
  const { t } = useDialogTexts();
  const rest = useRest();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [unplaced, setUnplaced] = useState<Unplaced>();
  const during = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(failureText(error) ?? t('shapes.failed'));
    } finally {
      setBusy(false);
    }
  };
  const read = async (guid: string, coordinateSystem?: string) => {
    const request = { spatialFileGuid: guid, ...(coordinateSystem ? { coordinateSystem } : {}) };
    const { geometry } = await rest.post(`spatial-file/${what}`, request, spatialRouteSchema);
    onRead(geometry, coordinateSystem !== undefined);
  };
  const take = (file: File) =>
    during(async () => {
      setUnplaced(undefined);
      const { guid } = await rest.upload('files', file, uploadedSchema);
      try {
        await read(guid);
      } catch (error) {
        if (asksForSystem(error)) setUnplaced({ guid, system: undefined });
        throw error;
      }
    });
  const place = (system: string) =>
    during(async () => {
      if (!unplaced) return;
      setUnplaced({ ...unplaced, system });
      await read(unplaced.guid, system);
    });
  return {
    isBusy,
    failure,
    unplaced,
    take: (file: File) => void take(file),
    place: (system: string) => void place(system),
  };
}
