import type OlMap from 'ol/Map.js';
import { useEffect, useRef, useState } from 'react';
import { countText } from 'shared-contracts';
import { today } from 'shared-contracts/days';
import { messageOf } from 'shared-contracts/errors';
import { type RecordPlace, recordPlaceSchema } from 'shared-contracts/map';
import { recordFactsSchema } from 'shared-contracts/search';
import { shownDate } from 'shared-contracts/shown-dates';
import { useRest, useSession, useTexts } from 'shared-ui';
import { saveBlob } from 'shared-ui/grid';
import * as v from 'valibot';
import { legendLines, type ShownLayers } from './legend-lines.ts';
import type { Paper } from './paper.ts';
import type { SeriesLayer } from './print-series.ts';
import { printSheets, type SheetRequest } from './print-sheets.ts';

/** How far a print is. */
export type PrintStanding =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy'; readonly done: number; readonly all: number }
  | { readonly kind: 'done'; readonly sheets: number; readonly missing: number }
  | { readonly kind: 'failed'; readonly message: string };

/** Where a print is made of what. */
interface PrintedMap {
  readonly map: OlMap;
  readonly projectId: string | undefined;
  /** Whose the base map is. */
  readonly source: string;
  readonly shown: ShownLayers;
}

/** What is printed how. */
export interface PrintRequest {
  readonly title: string;
  readonly paper: Paper;
  readonly isWide: boolean;
  readonly format: 'pdf' | 'png';
  /** The scale denominator; undefined if each sheet uses the largest scale at which it shows its record. */
  readonly scale: number | undefined;
  /** A sheet for each of these records; undefined for one sheet of the map as shown. */
  readonly series: { readonly layer: SeriesLayer; readonly ids: readonly string[] } | undefined;
}

/** Prints a map into a file, reports the progress, and can cancel it. */
export function usePrinting({ map, projectId, source, shown }: PrintedMap) {
  const { t, language } = useTexts('map');
  const rest = useRest();
  const { user } = useSession();
  const [standing, setStanding] = useState<PrintStanding>({ kind: 'idle' });
  const leave = useRef<AbortController>(undefined);
  useEffect(() => () => leave.current?.abort(), []);

  /** The sheets of a series, in the order in which their records were chosen; those that lie somewhere. */
  const sheetsOf = async (
    { layer, ids }: NonNullable<PrintRequest['series']>,
    signal: AbortSignal,
  ): Promise<readonly SheetRequest[]> => {
    const found: readonly RecordPlace[] = await rest.post(
      'map/places',
      { ...(projectId === undefined ? {} : { id: projectId }), layer, ids },
      v.array(recordPlaceSchema),
      signal,
    );
    const places = new Map(found.map((one) => [one.id, one]));
    const sheets = ids.flatMap((id) => places.get(id) ?? []);
    if (sheets.length === 0) throw new Error(t('print.nowhere'));
    return sheets;
  };

  /** Number and company of the project, and who prints: a sheet names its owner. */
  const aboutSheet = async (signal: AbortSignal): Promise<string> => {
    const facts =
      projectId === undefined
        ? undefined
        : await rest.get(`records/projects/${projectId}`, recordFactsSchema, signal).catch(() => undefined);
    const company = user?.companyName ?? '';
    const known = facts?.subtitle ?? '';
    return [known, known.includes(company) ? '' : company].filter(Boolean).join(' · ');
  };

  const print = async ({ title, paper, isWide, scale, series, ...options }: PrintRequest) => {
    const own = new AbortController();
    leave.current = own;
    const format = series ? 'pdf' : options.format;
    const wanted = series?.ids.length ?? 1;
    const legend = legendLines(shown, t);
    try {
      setStanding({ kind: 'busy', done: 0, all: wanted });
      const about = await aboutSheet(own.signal);
      const sheets = series ? await sheetsOf(series, own.signal) : [{ label: '' }];
      const all = sheets.length;
      const blob = await printSheets({
        ...{ map, paper, isWide, format, scale, title, sheets },
        wordsOf: (label, drawnAt) => ({
          title: [title, label].filter(Boolean).join(' – '),
          about,
          legendTitle: t('print.legend'),
          legend,
          more: (count) => t('panel.more', { count }),
          scale: t('print.scaleOn', { scale: countText(drawnAt), paper: t(`print.papers.${paper}`) }),
          source: t('print.source', { source }),
          day: shownDate(today(), language),
          north: t('print.north'),
        }),
        onProgress: (done) => setStanding({ kind: 'busy', done, all }),
        signal: own.signal,
      });
      saveBlob(blob, `${title.trim() || 'map'}.${format}`);
      setStanding({ kind: 'done', sheets: all, missing: wanted - all });
    } catch (error) {
      if (own.signal.aborted) setStanding({ kind: 'idle' });
      else setStanding({ kind: 'failed', message: messageOf(error) });
    }
  };

  return { standing, print, stop: () => leave.current?.abort() };
}
