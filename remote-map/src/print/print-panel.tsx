import type OlMap from 'ol/Map.js';
import { useMemo, useState } from 'react';
import { countText } from 'shared-contracts';
import { mapLimits } from 'shared-contracts/limits';
import { HeaderButton, useTexts } from 'shared-ui';
import { ProgressBar } from 'shared-ui/dialogs';

import panel from '../controls/panel-field.module.css';
import { type PanelChoice, PanelSelect } from '../controls/panel-select.tsx';
import classes from '../controls/side-panel.module.css';
import { dataKey } from '../layers/layer-def.ts';
import type { Picked } from '../layers/picked-feature.ts';
import type { ShownLayers } from './legend-lines.ts';
import { type Paper, paperNames } from './paper.ts';
import { printScales } from './print-scale.ts';
import { idsFor, type SeriesLayer, seriesLayers } from './print-series.ts';
import { usePrinting } from './use-printing.ts';

interface PrintPanelProps extends ShownLayers {
  readonly map: OlMap;
  readonly projectId: string | undefined;
  readonly picked: Picked;
  /** Whose the base map is. */
  readonly source: string;
}

/** The subject of the page, the first part of the browser tab's title. */
const pageTitle = (): string => document.title.split(' · ')[0] ?? '';

/** Prints the map as shown: one sheet, or one for each chosen record. */
export function PrintPanel({ map, projectId, picked, source, ...shown }: PrintPanelProps) {
  const { t } = useTexts('map');
  const [title, setTitle] = useState(pageTitle);
  const [paper, setPaper] = useState<Paper>('letter');
  const [isWide, setWide] = useState(true);
  const [format, setFormat] = useState<'pdf' | 'png'>('pdf');
  const [scaleText, setScale] = useState('');
  const [layer, setLayer] = useState<'one' | SeriesLayer>('one');
  const { standing, print, stop } = usePrinting({ map, projectId, source, shown });
  // Land has a layer on every map; records where the page offers theirs.
  const offered = useMemo(
    () =>
      seriesLayers.flatMap((one) =>
        shown.defs.some(({ key }) => key === dataKey(one)) ? [{ layer: one, ids: idsFor(picked, one) }] : [],
      ),
    [picked, shown.defs],
  );
  const isBusy = standing.kind === 'busy';
  const series =
    layer === 'one' ? undefined : { layer, ids: offered.find((one) => one.layer === layer)?.ids ?? [] };
  const blockedBy = !series
    ? undefined
    : series.ids.length === 0
      ? t(`print.none.${series.layer}`)
      : series.ids.length > mapLimits.sheets
        ? t('print.tooMany', { most: mapLimits.sheets })
        : undefined;
  const scale = scaleText === '' ? undefined : Number(scaleText);

  return (
    <section aria-label={t('print.title')} className={classes['panel']}>
      <h2>{t('print.title')}</h2>
      <div className={classes['form']}>
        <label>
          {t('print.heading')}
          <input
            className={panel['field']}
            value={title}
            maxLength={150}
            disabled={isBusy}
            onChange={({ currentTarget }) => setTitle(currentTarget.value)}
          />
        </label>
        <PanelSelect
          label={t('print.sheets')}
          value={layer}
          choices={[
            ['one', t('print.one')],
            ...offered.map(
              (one): PanelChoice<SeriesLayer> => [
                one.layer,
                t(`print.each.${one.layer}`, { count: one.ids.length }),
              ],
            ),
          ]}
          disabled={isBusy}
          onChoose={setLayer}
        />
        <PanelSelect
          label={t('print.paper')}
          value={paper}
          choices={paperNames.map((name) => [name, t(`print.papers.${name}`)])}
          disabled={isBusy}
          onChoose={setPaper}
        />
        <PanelSelect
          label={t('print.lie')}
          value={isWide ? 'wide' : 'tall'}
          choices={[
            ['wide', t('print.wide')],
            ['tall', t('print.tall')],
          ]}
          disabled={isBusy}
          onChoose={(lie) => setWide(lie === 'wide')}
        />
        <PanelSelect
          label={t('print.scale')}
          value={scaleText}
          choices={[
            ['', t(series ? 'print.asFits' : 'print.asSeen')],
            ...printScales.map((one): PanelChoice<string> => [String(one), `1:${countText(one)}`]),
          ]}
          disabled={isBusy}
          onChoose={setScale}
        />
        {!series && (
          <PanelSelect
            label={t('print.format')}
            value={format}
            choices={[
              ['pdf', 'PDF'],
              ['png', 'PNG'],
            ]}
            disabled={isBusy}
            onChoose={setFormat}
          />
        )}
        {blockedBy && <p className={classes['hint']}>{blockedBy}</p>}
        {isBusy ? (
          <>
            <p role="status">{t('print.progress', { done: standing.done, all: standing.all })}</p>
            <ProgressBar label={t('print.title')} percent={(standing.done / standing.all) * 100} />
            <HeaderButton onClick={stop}>{t('print.cancel')}</HeaderButton>
          </>
        ) : (
          <HeaderButton
            onClick={() => void print({ title, paper, isWide, format, scale, series })}
            disabledBy={blockedBy}
          >
            {t('print.print')}
          </HeaderButton>
        )}
        {standing.kind === 'done' && <p role="status">{t('print.done', { count: standing.sheets })}</p>}
        {standing.kind === 'done' && standing.missing > 0 && (
          <p role="status">{t('print.missing', { count: standing.missing })}</p>
        )}
        {standing.kind === 'failed' && <p role="alert">{t('print.failed', { message: standing.message })}</p>}
      </div>
    </section>
  );
}
