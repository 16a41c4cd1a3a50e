import type { LayerProperties, Legend } from 'shared-contracts/map';
import { useTexts } from 'shared-ui';
import { HeaderButton } from 'shared-ui/form';
import classes from '../viewer/map-viewer.module.css';
import { fillOf } from './feature-style.ts';
import type { LayerDef } from './layer-def.ts';
import { layerName } from './layer-name.ts';
import { type LayerSettings, lookOf, orderedLayers } from './layer-settings.ts';

interface LayerManagerProps {
  readonly defs: readonly LayerDef[];
  readonly settings: LayerSettings;
  readonly legends: readonly Legend[];
  readonly failures: ReadonlyMap<string, string | true>;
  /** Whether layers have menus: not for who only looks (002 §2). */
  readonly hasMenus: boolean;
  readonly onChange: (def: LayerDef, change: LayerProperties) => void;
  readonly onMove: (def: LayerDef, by: 1 | -1) => void;
}

interface LegendProps {
  readonly name: string;
  readonly legend: Legend | undefined;
  readonly hidden: readonly string[];
  readonly onHide: (hidden: string[]) => void;
}

/** What the colours say, each a filter: what is not ticked is not drawn. */
function LegendOf({ name, legend, hidden, onHide }: LegendProps) {
  const { t } = useTexts('map');
  if (!legend || legend.entries.length === 0) return null;
  return (
    <ul className={classes['legend']} aria-label={t('layers.legend', { layer: name })}>
      {legend.entries.map(({ status, color, count }) => (
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
            {status}
          </label>
          <span className={classes['count']}>{count}</span>
        </li>
      ))}
    </ul>
  );
}

function LayerRow({ def, ...props }: LayerManagerProps & { readonly def: LayerDef }) {
  const { t } = useTexts('map');
  const { settings, legends, failures, hasMenus, onChange, onMove } = props;
  const look = lookOf(def, settings);
  const name = layerName(def, t);
  const failure = failures.get(def.key);
  const isEmpty = def.kind === 'data' && def.count === 0;
  const change = (part: LayerProperties) => onChange(def, part);
  return (
    <li className={classes['layer']} data-key={def.key}>
      <div className={classes['layerLine']}>
        <label className={classes['layerName']} title={isEmpty ? t('layers.none') : undefined}>
          <input
            type="checkbox"
            checked={look.visible}
            onChange={({ currentTarget }) => change({ visible: currentTarget.checked })}
          />
          <span>{name}</span>
        </label>
        {def.kind === 'data' && def.count !== null && <span className={classes['count']}>{def.count}</span>}
        {hasMenus && (
          <details className={classes['menu']}>
            <summary aria-label={t('layers.menu', { layer: name })}>⋯</summary>
            <div className={classes['menuBody']}>
              <label>
                {t('layers.opacity', { layer: name })}
                <input
                  type="range"
                  min={0}
                  max={1}
                  step={0.05}
                  value={look.opacity}
                  onChange={({ currentTarget }) => change({ opacity: Number(currentTarget.value) })}
                />
              </label>
              {def.kind !== 'route' && (
                <label>
                  <input
                    type="checkbox"
                    checked={look.labels}
                    onChange={({ currentTarget }) => change({ labels: currentTarget.checked })}
                  />
                  {t('layers.labels')}
                </label>
              )}
              {def.kind === 'file' && (
                <label>
                  {t('layers.color')}
                  <input
                    type="color"
                    value={look.color}
                    onChange={({ currentTarget }) => change({ color: currentTarget.value })}
                  />
                </label>
              )}
              <div className={classes['menuButtons']}>
                <HeaderButton onClick={() => onMove(def, -1)}>{t('layers.up')}</HeaderButton>
                <HeaderButton onClick={() => onMove(def, 1)}>{t('layers.down')}</HeaderButton>
              </div>
              {def.kind === 'file' && def.canEdit && (
                <p className={classes['hint']}>{t('layers.everybody')}</p>
              )}
            </div>
          </details>
        )}
      </div>
      {look.visible && failure !== undefined && (
        <p role="status" className={classes['layerFailure']}>
          {failure === true ? t('layers.tilesFailed') : failure}
        </p>
      )}
      {look.visible && def.kind === 'data' && (
        <LegendOf
          name={name}
          legend={legends.find(({ type }) => type === def.layer)}
          hidden={look.hidden}
          onHide={(hidden) => change({ hidden })}
        />
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
