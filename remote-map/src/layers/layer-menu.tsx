import { useMemo } from 'react';
import { type LayerProperties, layerFields } from 'shared-contracts/map';
import { HeaderButton, type Translate, useTexts } from 'shared-ui';
import panel from '../controls/panel-field.module.css';
import { type PanelChoice, PanelSelect } from '../controls/panel-select.tsx';
import words from '../controls/words.module.css';
import { fieldsOf } from './field-legend.ts';
import type { FeatureRecords } from './file-layer.ts';
import type { LayerDef } from './layer-def.ts';
import { type LayerSettings, lookOf } from './layer-settings.ts';
import classes from './layers.module.css';

interface LayerMenuProps {
  readonly def: LayerDef;
  readonly name: string;
  readonly settings: LayerSettings;
  /** The attributes of its features, where they are loaded completely. */
  readonly records: FeatureRecords;
  readonly onChange: (def: LayerDef, change: LayerProperties) => void;
  readonly onMove: (def: LayerDef, by: 1 | -1) => void;
  readonly onReset: (def: LayerDef) => void;
}

/** The fields by which a layer can be coloured besides its default, as values with labels. */
function fieldChoices(def: LayerDef, records: FeatureRecords, t: Translate): readonly PanelChoice<string>[] {
  if (def.kind === 'data') return layerFields[def.layer].map((field) => [field, t(`layers.fields.${field}`)]);
  return fieldsOf(records).map((field) => [field, field]);
}

/** The look of a layer, which of its features are drawn, and its position among the layers. */
export function LayerMenu({ def, name, settings, records, onChange, onMove, onReset }: LayerMenuProps) {
  const { t } = useTexts('map');
  const look = lookOf(def, settings);
  const change = (part: LayerProperties) => onChange(def, part);
  const fields = useMemo(() => fieldChoices(def, records, t), [def, records, t]);
  const hasFeatures =
    def.kind === 'data' || def.kind === 'file' || (def.kind === 'service' && def.type === 'Feature');
  return (
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
        {(hasFeatures || def.kind === 'grid' || def.kind === 'given') && (
          <label>
            <input
              type="checkbox"
              checked={look.labels}
              onChange={({ currentTarget }) => change({ labels: currentTarget.checked })}
            />
            {t('layers.labels')}
          </label>
        )}
        {fields.length > 0 && (
          <PanelSelect
            label={t('layers.by')}
            value={look.by}
            choices={[['', t(def.kind === 'data' ? 'layers.byStatus' : 'layers.byNothing')], ...fields]}
            // The hidden entries were values of the previous field.
            onChoose={(by) => change({ by, hidden: [] })}
          />
        )}
        {hasFeatures && def.kind !== 'data' && look.by === '' && (
          <label>
            {t('layers.color')}
            <input
              type="color"
              value={look.color}
              onChange={({ currentTarget }) => change({ color: currentTarget.value })}
            />
          </label>
        )}
        {hasFeatures && (
          <label>
            {t('layers.contains')}
            <input
              className={panel['field']}
              type="search"
              value={look.contains}
              maxLength={200}
              onChange={({ currentTarget }) => change({ contains: currentTarget.value })}
            />
          </label>
        )}
        <div className={classes['menuButtons']}>
          <HeaderButton onClick={() => onMove(def, -1)}>{t('layers.up')}</HeaderButton>
          <HeaderButton onClick={() => onMove(def, 1)}>{t('layers.down')}</HeaderButton>
          <HeaderButton onClick={() => onReset(def)}>{t('layers.reset')}</HeaderButton>
        </div>
        {(def.kind === 'file' || def.kind === 'service') && def.canEdit && (
          <p className={words['hint']}>{t('layers.everybody')}</p>
        )}
      </div>
    </details>
  );
}
