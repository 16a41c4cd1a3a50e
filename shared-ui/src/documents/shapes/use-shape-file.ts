import { useState } from 'react';
import { spatialRouteSchema, uploadedSchema } from 'shared-contracts/documents';
import { saidOf } from 'shared-contracts/errors';
import { useDialogTexts } from '../../i18n/dialog-texts.ts';
import { useRest } from '../../session/rest.tsx';

/** Uploads a file of shapes, reads the route or the outline of land in it, and calls `onRead` with it as GeoJSON. */
export function useShapeFile(what: 'route' | 'outline', onRead: (geometry: unknown) => void) {
  const { t } = useDialogTexts();
  const rest = useRest();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const read = async (file: File) => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { guid } = await rest.upload('files', file, uploadedSchema);
      const { geometry } = await rest.post(
        `spatial-file/${what}`,
        { spatialFileGuid: guid },
        spatialRouteSchema,
      );
      onRead(geometry);
    } catch (error) {
      setFailure(saidOf(error) ?? t('shapes.failed'));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, failure, take: (file: File) => void read(file) };
}
