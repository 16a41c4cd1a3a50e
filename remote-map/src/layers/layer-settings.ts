import { mapLimits } from 'shared-contracts/limits';
import { type LayerProperties, layerPropertiesSchema, readLayerProperties } from 'shared-contracts/map';
import { keepValue, keptValue } from 'shared-ui';
import * as v from 'valibot';
import { type LayerDef, landKey } from './layer-def.ts';

/** How a person has each layer, by its key; the browser keeps it (decision 64). */
export type LayerSettings = Readonly<Record<string, LayerProperties>>;

const settingsSchema = v.pipe(
  v.record(v.string(), layerPropertiesSchema),
  v.check((layers) => Object.keys(layers).length <= mapLimits.layers),
);

const name = 'map';

/** The layer settings stored in the browser; empty if there are none or they cannot be read. */
export function keptSettings(): LayerSettings {
  const read = v.safeParse(settingsSchema, keptValue(name, 'browser') ?? {});
  return read.success ? read.output : {};
}

/** Keeps them; a browser that keeps nothing shows layers as they are at first. */
export const keepSettings = (settings: LayerSettings): void => keepValue(name, settings, 'browser');

type Look = Required<LayerProperties>;

const plain: Look = {
  visible: true,
  opacity: 1,
  labels: true,
  order: 0,
  hidden: [],
  by: '',
  contains: '',
  color: '#6b4fbb',
};

/**
 * The initial look of a layer: from its file or service, else grids and records visible and other layers hidden (002
 * §4).
 */
function firstLook(def: LayerDef): Look {
  if (def.kind === 'grid') return { ...plain, opacity: 0.7 };
  // Land offered for selection is drawn below the page's own data.
  if (def.kind === 'data' && def.key === landKey && def.count === null)
    return { ...plain, opacity: 0.5, labels: false };
  if (def.kind !== 'file' && def.kind !== 'service') return plain;
  return { ...plain, visible: false, ...readLayerProperties(def.properties) };
}

/** The look of a layer: the person's settings over the initial look. */
export const lookOf = (def: LayerDef, settings: LayerSettings): Look => ({
  ...firstLook(def),
  ...settings[def.key],
});

/** The filters and colours of layers by key, for layers that are not drawn in full with their own colours. */
export function filtersOf(defs: readonly LayerDef[], settings: LayerSettings) {
  return Object.fromEntries(
    defs.flatMap((def) => {
      const { hidden, by, contains } = lookOf(def, settings);
      const changes = {
        ...(hidden.length > 0 ? { hidden } : {}),
        ...(by === '' ? {} : { by }),
        ...(contains === '' ? {} : { contains }),
      };
      return Object.keys(changes).length > 0 ? [[def.key, changes] as const] : [];
    }),
  );
}

/** Layers from the top down: in the person's order, new ones at their first place. */
export function orderedLayers(defs: readonly LayerDef[], settings: LayerSettings): readonly LayerDef[] {
  const placed = defs.map((def, place) => ({ def, order: settings[def.key]?.order ?? place }));
  return placed.sort((one, other) => one.order - other.order).map(({ def }) => def);
}

/** The settings with a layer one place higher or lower: every layer's place is stored, so that the order stays. */
export function movedLayer(
  defs: readonly LayerDef[],
  settings: LayerSettings,
  key: string,
  by: 1 | -1,
): LayerSettings {
  const keys = orderedLayers(defs, settings).map((def) => def.key);
  const from = keys.indexOf(key);
  const to = from + by;
  if (from < 0 || to < 0 || to >= keys.length) return settings;
  keys.splice(to, 0, ...keys.splice(from, 1));
  return {
    ...settings,
    ...Object.fromEntries(keys.map((one, order) => [one, { ...settings[one], order }])),
  };
}

/** The settings with a layer's initial look restored: the person's choices for it are removed, its position stays. */
export function resetLayer(settings: LayerSettings, key: string): LayerSettings {
  const { [key]: own, ...others } = settings;
  return own?.order === undefined ? others : { ...others, [key]: { order: own.order } };
}
