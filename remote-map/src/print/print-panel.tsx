import type OlMap from 'ol/Map.js';
import { useEffect, useMemo, useRef, useState } from 'react';
import { messageOf } from 'shared-contracts/errors';
import { mapLimits } from 'shared-contracts/limits';
import { type RecordPlace, recordPlaceSchema } from 'shared-contracts/map';
import { useRest, useTexts } from 'shared-ui';
import { ProgressBar } from 'shared-ui/dialogs';
import { HeaderButton, shownDate } from 'shared-ui/form';
import { saveBlob } from 'shared-ui/grid';
import * as v from 'valibot';
import classes from '../along/along.module.css';
import { dataKey } from '../layers/layer-def.ts';
import panel from '../panel/panel-field.module.css';
import type { Picked } from '../selection/picked-feature.ts';
import { legendLines, type ShownLayers } from './legend-lines.ts';
import { type Paper, paperNames } from './paper.ts';
import { printScales } from './print-scale.ts';
import { type AskedSheet, printSheets } from './print-sheets.ts';

interface PrintPanelProps extends ShownLayers {
  readonly map: OlMap;
  readonly projectId: string | undefined;
  readonly picked: Picked;
  /** Whose the base map is. */
  readonly source: string;
}

/** The records that can have a sheet each. */
const seriesLayers = ['Agreements', 'Requests', 'Stakeholders', 'Parcels'] as const;

type SeriesLayer = (typeof seriesLayers)[number];

type Series = 'one' | SeriesLayer;

const fileName = (title: string): string =>
  title
    .replace(/[^\p{L}\d ._-]+/gu, ' ')
    .trim()
    .slice(0, 80) || 'map';

type Standing =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy'; readonly done: number; readonly all: number }
  | { readonly kind: 'done'; readonly sheets: number; readonly missing: number }
  | { readonly kind: 'failed'; readonly message: string };

/** What the page is about, as the browser's tab says it first. */
const pageTitle = (): string => document.title.split(' · ')[0] ?? '';

/** What is chosen on the map that can have a sheet each, by its kind; the land of chosen records counts as land. */
function idsFor(picked: Picked, layer: SeriesLayer): readonly string[] {
  const ids = [...picked.values()].flatMap((one) => {
    if (one.layer === dataKey(layer)) return [one.id];
    const parcel = layer === 'Parcels' ? one.values['parcel'] : undefined;
    return parcel === undefined ? [] : [parcel];
  });
  return [...new Set(ids)];
}

/** Prints the map as it is shown: one sheet, or one for each of what is chosen. */
export function PrintPanel({ map, projectId, picked, source, ...shown }: PrintPanelProps) {
  const { t, language } = useTexts('map');
  const rest = useRest();
  const [title, setTitle] = useState(pageTitle);
  const [paper, setPaper] = useState<Paper>('letter');
  const [isWide, setWide] = useState(true);
  const [format, setFormat] = useState<'pdf' | 'png'>('pdf');
  const [scaleText, setScale] = useState('');
  const [series, setSeries] = useState<Series>('one');
  const [standing, setStanding] = useState<Standing>({ kind: 'idle' });
  const leave = useRef<AbortController>(undefined);
  useEffect(() => () => leave.current?.abort(), []);
  // Land has a layer on every map; records where the page offers theirs.
  const offered = useMemo(
    () =>
      seriesLayers.flatMap((layer) =>
        shown.defs.some(({ key }) => key === dataKey(layer)) ? [{ layer, ids: idsFor(picked, layer) }] : [],
      ),
    [picked, shown.defs],
  );
  const number = new Intl.NumberFormat(language === 'es' ? 'es' : 'en-CA');
  const isBusy = standing.kind === 'busy';
  const chosen = offered.find(({ layer }) => layer === series)?.ids ?? [];
  const blockedBy =
    series === 'one'
      ? undefined
      : chosen.length === 0
        ? t(`print.none.${series}`)
        : chosen.length > mapLimits.sheets
          ? t('print.tooMany', { most: mapLimits.sheets })
          : undefined;

  const print = async () => {
    const own = new AbortController();
    leave.current = own;
    const legend = legendLines(shown, t);
    try {
      setStanding({ kind: 'busy', done: 0, all: Math.max(1, chosen.length) });
      let sheets: readonly AskedSheet[] = [{ label: '' }];
      if (series !== 'one') {
        const found: readonly RecordPlace[] = await rest.post(
          'map/places',
          { ...(projectId === undefined ? {} : { id: projectId }), layer: series, ids: chosen },
          v.array(recordPlaceSchema),
          own.signal,
        );
        // In the order in which they were chosen.
        const places = new Map(found.map((one) => [one.id, one]));
        sheets = chosen.flatMap((id) => places.get(id) ?? []);
        if (sheets.length === 0) throw new Error(t('print.nowhere'));
      }
      const all = sheets.length;
      const blob = await printSheets({
        map,
        paper,
        isWide,
        format: series === 'one' ? format : 'pdf',
        scale: scaleText === '' ? undefined : Number(scaleText),
        title,
        sheets,
        wordsOf: (label, scale) => ({
          title: [title, label].filter(Boolean).join(' – '),
          legendTitle: t('print.legend'),
          legend,
          more: (count) => t('panel.more', { count }),
          scale: t('print.scaleOn', { scale: number.format(scale), paper: t(`print.papers.${paper}`) }),
          source: t('print.source', { source }),
          day: shownDate(new Date().toISOString().slice(0, 10), language),
          north: t('print.north'),
        }),
        onProgress: (done) => setStanding({ kind: 'busy', done, all }),
        signal: own.signal,
      });
      saveBlob(blob, `${fileName(title)}.${series === 'one' ? format : 'pdf'}`);
      setStanding({ kind: 'done', sheets: all, missing: series === 'one' ? 0 : chosen.length - all });
    } catch (error) {
      if (own.signal.aborted) setStanding({ kind: 'idle' });
      else setStanding({ kind: 'failed', message: messageOf(error) });
    }
  };

  const select = <TValue extends string>(
    label: string,
    value: TValue,
    choices: readonly (readonly [TValue, string])[],
    onChange: (value: TValue) => void,
  ) => (
    <label>
      {label}
      <select
        className={panel['field']}
        value={value}
        disabled={isBusy}
        onChange={({ currentTarget }) => {
          const found = choices.find(([one]) => one === currentTarget.value);
          if (found) onChange(found[0]);
        }}
      >
        {choices.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );

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
        {select(
          t('print.sheets'),
          series,
          [
            ['one', t('print.one')],
            ...offered.map(
              ({ layer, ids }) => [layer, t(`print.each.${layer}`, { count: ids.length })] as const,
            ),
          ],
          setSeries,
        )}
        {select(
          t('print.paper'),
          paper,
          paperNames.map((name) => [name, t(`print.papers.${name}`)] as const),
          setPaper,
        )}
        {select(
          t('print.lie'),
          isWide ? 'wide' : 'tall',
          [
            ['wide', t('print.wide')],
            ['tall', t('print.tall')],
          ],
          (lie) => setWide(lie === 'wide'),
        )}
        {select(
          t('print.scale'),
          scaleText,
          [
            ['', t(series === 'one' ? 'print.asSeen' : 'print.asFits')] as const,
            ...printScales.map((scale) => [String(scale), `1:${number.format(scale)}`] as const),
          ],
          setScale,
        )}
        {series === 'one' &&
          select(
            t('print.format'),
            format,
            [
              ['pdf', 'PDF'],
              ['png', 'PNG'],
            ],
            setFormat,
          )}
        {blockedBy && <p className={classes['hint']}>{blockedBy}</p>}
        {isBusy ? (
          <>
            <p role="status">{t('print.progress', { done: standing.done, all: standing.all })}</p>
            <ProgressBar label={t('print.title')} percent={(standing.done / standing.all) * 100} />
            <HeaderButton onClick={() => leave.current?.abort()}>{t('print.cancel')}</HeaderButton>
          </>
        ) : (
          <HeaderButton onClick={() => void print()} disabledBy={blockedBy}>
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
