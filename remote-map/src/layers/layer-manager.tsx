import { useMemo } from 'react';
import type { LayerProperties } from 'shared-contracts/map';
import { useTexts } from 'shared-ui';
import type { LayerLegend } from '../viewer/map-scope.ts';
import classes from '../viewer/map-viewer.module.css';
import { fillOf } from './feature-style.ts';
import { type LegendEntries, legendBy } from './field-legend.ts';
import type { FeatureRecords } from './file-layer.ts';
import { givenLegend } from './given-features.ts';
import type { LayerDef } from './layer-def.ts';
import { LayerMenu } from './layer-menu.tsx';
import { layerName } from './layer-name.ts';
import { type LayerSettings, lookOf, orderedLayers } from './layer-settings.ts';

export interface LayerManagerProps {
  readonly defs: readonly LayerDef[];
  readonly settings: LayerSettings;
  readonly legends: readonly LayerLegend[];
  /** What features say of themselves, by the key of their layer. */
  readonly records: ReadonlyMap<string, FeatureRecords>;
  readonly failures: ReadonlyMap<string, string | true>;
  /** Whether layers have menus: not for who only looks (002 §2). */
  readonly hasMenus: boolean;
  readonly onChange: (def: LayerDef, change: LayerProperties) => void;
  readonly onMove: (def: LayerDef, by: 1 | -1) => void;
  /** Forgets what the person chose of a layer. */
  readonly onReset: (def: LayerDef) => void;
}

const none: FeatureRecords = [];

interface LegendProps {
  readonly name: string;
  readonly entries: LegendEntries;
  readonly hidden: readonly string[];
  readonly onHide: (hidden: string[]) => void;
}

/** What the colours say, each a filter: what is not ticked is not drawn. */
function LegendOf({ name, entries, hidden, onHide }: LegendProps) {
  const { t } = useTexts('map');
  if (entries.length === 0) return null;
  return (
    <ul className={classes['legend']} aria-label={t('layers.legend', { layer: name })}>
      {entries.map(({ status, color, count }) => (
        <li key={`${status} ${color}`}>
          <span
            className={classes['swatch']}
            style={{ backgroundColor: fillOf(color), borderColor: color }}
            aria-hidden
          />
          <label>
            <input
              type="checkbox"
              checked={!hidden.includes(status)}
              onChange={({ currentTarget }) =>
                onHide(currentTarget.checked ? hidden.filter((one) => one !== status) : [...hidden, status])
              }
            />{' '}
            {status === '' ? t('layers.unsaid') : status}
          </label>
          <span className={classes['count']}>{count}</span>
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
        <p role="status" className={classes['layerFailure']}>
          {failure === true ? t('layers.tilesFailed') : failure}
        </p>
      )}
      {look.visible && (
        <LegendOf
          name={name}
          entries={entries}
          hidden={look.hidden}
          onHide={(hidden) => props.onChange(def, { hidden })}
        />
      )}
      {look.visible && def.kind === 'service' && def.type === 'Feature' && (
        <p className={classes['hint']}>{t('layers.near')}</p>
      )}
      {look.visible && look.contains !== '' && (
        <p className={classes['hint']}>{t('layers.onlyContaining', { text: look.contains })}</p>
      )}
    </li>
  );
}

/** The layers from the top down, each with whether it is shown, its legend and its menu. */
export function LayerManager(props: LayerManagerProps) {
  const { t } = useTexts('map');
  return (
    <section aria-label={t('layers.title')} className={classes['layers']}>
      <h2>{t('layers.title')}</h2>
      <ul className={classes['layerList']}>
        {orderedLayers(props.defs, props.settings).map((def) => (
          <LayerRow key={def.key} {...props} def={def} />
        ))}
      </ul>
    </section>
  );
}
