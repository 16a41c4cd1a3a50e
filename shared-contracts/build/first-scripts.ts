import * as v from 'valibot';
import { fallbackLanguage } from '../src/i18n/language.ts';

const ofFallback = new RegExp(`/texts/${fallbackLanguage}/|/${fallbackLanguage}\\.ts$`);

/** Whether what an index of texts imports are the texts of the language that fills in what others lack. */
export const isFallbackText = (request: string): boolean => ofFallback.test(request);

/**
 * The name (`webpackChunkName`) of what an area imports later but shows nothing without, such as the map's drawing: a shell
 * reads it together with the area's code.
 */
export const firstChunk = 'first';

/** The part of a manifest that lists the scripts which the exposed `./area` needs first. */
const exposingSchema = v.looseObject({
  exposes: v.array(
    v.looseObject({
      path: v.string(),
      assets: v.looseObject({ js: v.looseObject({ sync: v.array(v.string()) }) }),
    }),
  ),
});

/**
 * A manifest whose area needs further scripts first: a shell reads them together with its code, where it would otherwise
 * ask for them once that has run.
 */
export function withFirstScripts(manifest: unknown, scripts: readonly string[]): object {
  const parsed = v.parse(exposingSchema, manifest);
  return {
    ...parsed,
    exposes: parsed.exposes.map((exposed) => {
      const { assets } = exposed;
      if (exposed.path !== './area') return exposed;
      const sync = [...new Set([...assets.js.sync, ...scripts])];
      return { ...exposed, assets: { ...assets, js: { ...assets.js, sync } } };
    }),
  };
}
