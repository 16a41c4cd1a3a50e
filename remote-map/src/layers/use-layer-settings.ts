import { useCallback, useEffect, useRef, useState } from 'react';
import { limits } from 'shared-contracts/limits';
import type { LayerProperties } from 'shared-contracts/map';
import { useRest } from 'shared-ui';
import * as v from 'valibot';
import type { LayerDef } from './layer-def.ts';
import {
  keepSettings,
  keptSettings,
  type LayerSettings,
  lookOf,
  movedLayer,
  resetLayer,
} from './layer-settings.ts';

/** The layers according to a link. */
interface LinkedLayers {
  /** Keys of the layers that are on; undefined where the link does not contain them. */
  readonly on: readonly string[] | undefined;
  readonly filters: LayerSettings;
}

const unfiltered = { hidden: [], by: '', contains: '' };

/** Layer settings from a link, instead of the person's own. */
const asLinked = (
  settings: LayerSettings,
  defs: readonly LayerDef[],
  on: readonly string[],
  filters: LayerSettings,
): LayerSettings => ({
  ...settings,
  ...Object.fromEntries(
    defs.map(({ key }) => [
      key,
      { ...settings[key], ...unfiltered, ...filters[key], visible: on.includes(key) },
    ]),
  ),
});

/**
 * The person's layers, stored in the browser. The look of a spatial file or a service is stored for everybody, by
 * people with the right to do so; `failure` is set where that did not work.
 */
export function useLayerSettings(defs: readonly LayerDef[], link: LinkedLayers) {
  const rest = useRest();
  const [settings, setSettings] = useState<LayerSettings>(() => {
    const kept = keptSettings();
    return link.on ? asLinked(kept, defs, link.on, link.filters) : kept;
  });
  const [failure, setFailure] = useState(false);
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  /** Saves that wait for a pause, by layer; calling one saves immediately. */
  const waiting = useRef(new Map<string, () => void>());

  // Changes of the look for everybody are saved immediately when the map is left.
  useEffect(() => {
    const saves = waiting.current;
    const saveAll = () => {
      for (const save of [...saves.values()]) save();
    };
    window.addEventListener('pagehide', saveAll);
    return () => {
      window.removeEventListener('pagehide', saveAll);
      saveAll();
    };
  }, []);

  const saveForAll = useCallback(
    (def: LayerDef & { readonly kind: 'file' | 'service' }, look: LayerProperties) => {
      clearTimeout(timers.current.get(def.key));
      const { opacity, labels, color, by } = look;
      const properties = JSON.stringify({ opacity, labels, color, by });
      const save = () => {
        clearTimeout(timers.current.get(def.key));
        waiting.current.delete(def.key);
        rest
          .post(
            'map/update-layer-properties',
            { id: def.id, layerType: def.kind === 'file' ? 'spatial' : 'service', properties },
            v.null(),
          )
          .then(
            () => setFailure(false),
            () => setFailure(true),
          );
      };
      waiting.current.set(def.key, save);
      timers.current.set(def.key, setTimeout(save, limits.textDebounce));
    },
    [rest],
  );

  const change = useCallback(
    (def: LayerDef, part: LayerProperties) => {
      setSettings((before) => {
        const next = { ...before, [def.key]: { ...before[def.key], ...part } };
        keepSettings(next);
        return next;
      });
      const isLook = 'opacity' in part || 'labels' in part || 'color' in part || 'by' in part;
      if ((def.kind === 'file' || def.kind === 'service') && def.canEdit && isLook)
        saveForAll(def, { ...lookOf(def, settings), ...part });
    },
    [saveForAll, settings],
  );

  const move = useCallback(
    (def: LayerDef, by: 1 | -1) => {
      setSettings((before) => {
        const next = movedLayer(defs, before, def.key, by);
        keepSettings(next);
        return next;
      });
    },
    [defs],
  );

  const reset = useCallback((def: LayerDef) => {
    setSettings((before) => {
      const next = resetLayer(before, def.key);
      keepSettings(next);
      return next;
    });
  }, []);

  return { settings, change, move, reset, failure };
}
