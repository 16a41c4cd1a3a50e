import { useEffect, useMemo, useRef, useState } from 'react';
import { messageOf } from 'shared-contracts/errors';
import { type ExportFormat, exportFormats, tileLayers } from 'shared-contracts/map';
import { HeaderButton, useRest, useTexts } from 'shared-ui';

import { saveBlob } from 'shared-ui/grid';
import { PanelSelect } from '../controls/panel-select.tsx';
import classes from '../controls/side-panel.module.css';
import { refusalOf } from '../drawing/load-tile.ts';
import type { LayerDef } from '../layers/layer-def.ts';
import { idsIn, type Picked } from '../layers/picked-feature.ts';

interface ExportPanelProps {
  readonly projectId: string;
  readonly defs: readonly LayerDef[];
  readonly picked: Picked;
}

type Standing =
  | { readonly kind: 'idle' | 'busy' | 'done' }
  | { readonly kind: 'failed'; readonly message: string };

const extensions: Readonly<Record<ExportFormat, string>> = {
  geojson: 'geojson',
  kml: 'kml',
  shapefile: 'zip',
  dxf: 'dxf',
  csv: 'csv',
};

/** Saves a layer's records as a file: all of them, or those that are chosen. */
export function ExportPanel({ projectId, defs, picked }: ExportPanelProps) {
  const { t } = useTexts('map');
  const { address } = useRest();
  const layers = useMemo(
    () => tileLayers.filter((layer) => defs.some((def) => def.kind === 'data' && def.layer === layer)),
    [defs],
  );
  const [layer, setLayer] = useState(layers[0]);
  const [isChosenOnly, setChosenOnly] = useState(false);
  const [format, setFormat] = useState<ExportFormat>('geojson');
  const [standing, setStanding] = useState<Standing>({ kind: 'idle' });
  const leave = useRef<AbortController>(undefined);
  useEffect(() => () => leave.current?.abort(), []);
  const ids = layer ? [...idsIn(picked, layer)] : [];
  // There is too much recorded land to export all of it, so only the chosen land is exported.
  const isOfChosen = isChosenOnly || layer === 'Parcels';
  const blockedBy = !layer
    ? t('export.noLayer')
    : isOfChosen && ids.length === 0
      ? t('export.noneChosen')
      : undefined;
  const save = async () => {
    const own = new AbortController();
    leave.current = own;
    setStanding({ kind: 'busy' });
    try {
      const response = await fetch(`${address}map/export`, {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ id: projectId, layer, format, ...(isOfChosen ? { ids } : {}) }),
        signal: own.signal,
      });
      if (!response.ok) throw new Error((await refusalOf(response)) ?? t('noMore'));
      saveBlob(await response.blob(), `${String(layer).toLowerCase()}.${extensions[format]}`);
      setStanding({ kind: 'done' });
    } catch (error) {
      if (own.signal.aborted) return;
      setStanding({ kind: 'failed', message: messageOf(error) });
    }
  };
  return (
    <section aria-label={t('export.title')} className={classes['panel']}>
      <h2>{t('export.title')}</h2>
      <div className={classes['form']}>
        <PanelSelect
          label={t('export.layer')}
          value={layer}
          choices={layers.map((one) => [one, t(`layers.${one}`)])}
          onChoose={setLayer}
        />
        <PanelSelect
          label={t('export.what')}
          value={isOfChosen ? 'chosen' : 'all'}
          choices={[
            ['all', t('export.all')],
            ['chosen', t('export.chosen', { count: ids.length })],
          ]}
          disabled={layer === 'Parcels'}
          onChoose={(what) => setChosenOnly(what === 'chosen')}
        />
        <PanelSelect
          label={t('export.format')}
          value={format}
          choices={exportFormats.map((one) => [one, t(`export.formats.${one}`)])}
          onChoose={setFormat}
        />
        <p className={classes['hint']}>{blockedBy ?? t(`export.hints.${format}`)}</p>
        <HeaderButton
          onClick={() => void save()}
          disabledBy={blockedBy ?? (standing.kind === 'busy' ? t('export.busy') : undefined)}
        >
          {t('export.save')}
        </HeaderButton>
        {standing.kind === 'busy' && <p role="status">{t('export.busy')}</p>}
        {standing.kind === 'done' && <p role="status">{t('export.done')}</p>}
        {standing.kind === 'failed' && <p role="alert">{standing.message}</p>}
      </div>
    </section>
  );
}
