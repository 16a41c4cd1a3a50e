import { useMemo } from 'react';
import type { LayerProperties } from 'shared-contracts/map';
import { useTexts } from 'shared-ui';
import words from '../controls/words.module.css';
import { type FeatureMark, markOf, plainMark } from '../drawing/feature-mark.ts';
import { companiesOf, isLeftOut, leftOut, linesOf, lineText } from '../drawing/legend-entry.ts';
import { type LegendEntries, legendBy } from './field-legend.ts';
import type { FeatureRecords } from './file-layer.ts';
import { givenLegend } from './given-features.ts';
import type { LayerDef } from './layer-def.ts';
import { LayerMenu } from './layer-menu.tsx';
import { layerName } from './layer-name.ts';
import { type LayerSettings, lookOf, orderedLayers } from './layer-settings.ts';
import classes from './layers.module.css';
import { LegendSwatch } from './legend-swatch.tsx';
import type { LayerLegend } from './map-scope.ts';

interface LayerManagerProps {
  readonly defs: readonly LayerDef[];
  readonly settings: LayerSettings;
  readonly legends: readonly LayerLegend[];
  /** The attributes of features, by the key of their layer. */
  readonly records: ReadonlyMap<string, FeatureRecords>;
  readonly failures: ReadonlyMap<string, string | true>;
  /** Whether layers have menus; people who may only view have none (002 §2). */
  readonly hasMenus: boolean;
  readonly onChange: (def: LayerDef, change: LayerProperties) => void;
  readonly onMove: (def: LayerDef, by: 1 | -1) => void;
  /** Discards the person's settings for a layer. */
  readonly onReset: (def: LayerDef) => void;
}

const none: FeatureRecords = [];

interface LegendProps {
  readonly name: string;
  readonly entries: LegendEntries;
  readonly mark: FeatureMark;
  readonly hidden: readonly string[];
  readonly onHide: (hidden: string[]) => void;
}

/** The legend, in which each entry is a filter: features of unticked entries are not drawn. */
function LegendOf({ name, entries, mark, hidden, onHide }: LegendProps) {
  const { t } = useTexts('map');
  if (entries.length === 0) return null;
  return (
    <ul className={classes['legend']} aria-label={t('layers.legend', { layer: name })}>
      {linesOf(entries).map((line) => (
        <li key={line.status}>
          {line.entries.map((entry) => (
            <LegendSwatch key={entry.color} color={entry.color} mark={mark} title={companiesOf(entry)} />
          ))}
          <label>
            <input
              type="checkbox"
              checked={!isLeftOut(line, hidden)}
              onChange={({ currentTarget }) => onHide(leftOut(hidden, line, currentTarget.checked))}
            />
            <span>{lineText(line, t)}</span>
          </label>
          <span className={classes['count']}>{line.count}</span>
        </li>
      ))}
    </ul>
  );
}

function LayerRow({ def, ...props }: LayerManagerProps & { readonly def: LayerDef }) {
  const { t } = useTexts('map');
  const { settings, legends, records, failures, hasMenus } = props;
  const look = lookOf(def, settings);
  const name = layerName(def, t);
  const failure = failures.get(def.key);
  const isEmpty = def.kind === 'data' && def.count === 0;
  const own = records.get(def.key);
  const entries = useMemo((): LegendEntries => {
    if (def.kind === 'data') return legends.find(({ type }) => type === def.layer)?.entries ?? [];
    if (def.kind === 'given') return givenLegend(def.features);
    return own && look.by !== '' ? legendBy(own, look.by) : [];
  }, [def, legends, own, look.by]);
  return (
    <li className={classes['layer']} data-key={def.key}>
      <div className={classes['layerLine']}>
        <label className={classes['layerName']} title={isEmpty ? t('layers.none') : undefined}>
          <input
            type="checkbox"
            checked={look.visible}
            onChange={({ currentTarget }) => props.onChange(def, { visible: currentTarget.checked })}
          />
          <span>{name}</span>
        </label>
        {def.kind === 'data' && def.count !== null && <span className={classes['count']}>{def.count}</span>}
        {hasMenus && <LayerMenu {...props} def={def} name={name} records={records.get(def.key) ?? none} />}
      </div>
      {look.visible && failure !== undefined && (
        <p role="status" className={words['failure']}>
          {failure === true ? t('layers.tilesFailed') : failure}
        </p>
      )}
      {look.visible && (
        <LegendOf
          name={name}
          entries={entries}
          mark={def.kind === 'data' ? markOf(def.layer) : plainMark}
          hidden={look.hidden}
          onHide={(hidden) => props.onChange(def, { hidden })}
        />
      )}
      {look.visible && def.kind === 'service' && def.type === 'Feature' && (
        <p className={words['hint']}>{t('layers.near')}</p>
      )}
      {look.visible && look.contains !== '' && (
        <p className={words['hint']}>{t('layers.onlyContaining', { text: look.contains })}</p>
      )}
    </li>
  );
}

/** The layers from the top down, each with its visibility, legend and menu. */
export function LayerManager(props: LayerManagerProps) {
  const { t } = useTexts('map');
  return (
    <section aria-label={t('layers.title')}>
      <h2>{t('layers.title')}</h2>
      <ul className={classes['layerList']}>
        {orderedLayers(props.defs, props.settings).map((def) => (
          <LayerRow key={def.key} {...props} def={def} />
        ))}
      </ul>
    </section>
  );
}
