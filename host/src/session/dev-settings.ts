import { type AreaName, areaNameSchema, flagNameSchema } from 'shared-contracts';
import { sizes } from 'shared-contracts/limits';
import type { Start } from 'shared-contracts/rest';
import * as v from 'valibot';

const settingsSchema = v.object({
  /** Width of the panel in CSS pixels; undefined until it was dragged. */
  width: v.optional(v.number()),
  isOpen: v.optional(v.boolean(), false),
  flags: v.optional(v.record(flagNameSchema, v.boolean()), {}),
  /** Addresses of manifests that are loaded in place of the released ones. */
  manifests: v.optional(v.record(areaNameSchema, v.string()), {}),
});

/** A developer's settings for only this browser. */
export type DevSettings = v.InferOutput<typeof settingsSchema>;

const key = 'rightway.dev';
const none: DevSettings = { isOpen: false, flags: {}, manifests: {} };

/** The developer's settings in this browser; unreadable ones count as none. */
export function readDevSettings(): DevSettings {
  try {
    const settings = v.safeParse(settingsSchema, JSON.parse(localStorage.getItem(key) ?? '{}'));
    return settings.success ? settings.output : none;
  } catch {
    return none;
  }
}

/** Stores a developer's settings in this browser. */
export const writeDevSettings = (settings: DevSettings): void =>
  localStorage.setItem(key, JSON.stringify(settings));

/** The API's start answer with the developer's flags and manifests in place of its own. */
export function withDevSettings(start: Start, { flags, manifests }: DevSettings): Start {
  return {
    ...start,
    flags: { ...start.flags, ...flags },
    releases: start.releases.map((release) => {
      const manifest = manifests[release.area];
      return manifest ? { ...release, manifest, version: 'local', integrity: null, files: null } : release;
    }),
  };
}

/** The settings after a drag: a width of at most the threshold closes the panel (000 §9). */
export const afterDrag = (settings: DevSettings, width: number): DevSettings =>
  width > sizes.devPanel.threshold ? { ...settings, width, isOpen: true } : { ...settings, isOpen: false };

/** Width of the open panel: the dragged one, else 500, or 275 next to a wizard (000 §4). */
export const panelWidth = ({ width }: DevSettings, isInWizard: boolean): number =>
  width ?? (isInWizard ? sizes.devPanel.inWizard : sizes.devPanel.width);

/** Settings with another manifest for an area; an empty address restores the released one. */
export function withManifest(settings: DevSettings, area: AreaName, address: string): DevSettings {
  const { [area]: _, ...others } = settings.manifests;
  return { ...settings, manifests: address.trim() === '' ? others : { ...others, [area]: address.trim() } };
}
