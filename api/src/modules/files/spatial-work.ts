import { inLanguage, languages } from 'shared-contracts';
import { coordinateSystems } from 'shared-contracts/documents';
import type { SpatialData } from 'shared-contracts/map';
import * as v from 'valibot';
import { texts } from '../../generated/texts/spatial.ts';
import { geoJsonDepth } from '../../platform/files/json-depth.ts';
import { featuresOfShapes } from './features-of-shapes.ts';
import { middleOf } from './middle-of-shapes.ts';
import { outlineOfShapes } from './outline-of-shapes.ts';
import { spatialShapes } from './read-spatial.ts';
import { routeOfShapes } from './route-of-shapes.ts';
import { SpatialError, UnplacedError } from './spatial-error.ts';
import type { SpatialAnswer } from './spatial-reader.ts';

const taskSchema = v.object({
  path: v.string(),
  name: v.string(),
  language: v.picklist(languages),
  /** The wanted result: whether the file can be read, the route or the outline of land in it, or every shape. */
  wants: v.picklist(['check', 'route', 'outline', 'shapes']),
  /** The coordinate system that somebody chose for it. */
  system: v.optional(v.string()),
});

/** Largest number of characters in a message about a file: readers quote from it, possibly a line of megabytes. */
const longestMessage = 600;

/** A sentence on one line that people can read, whatever it quotes from a file. */
function legible(sentence: string): string {
  const text = sentence
    .slice(0, longestMessage + 1)
    .replace(/[\p{Cc}\p{Co}\p{Cn}\ufffd]+/gu, ' ')
    .trim();
  return sentence.length > longestMessage ? `${text.slice(0, longestMessage - 1)}…` : text;
}

/** Why a reader of a format failed: its own message, unless the file is nested more deeply than it can follow. */
function unreadable(error: unknown, name: string, spoken: (typeof texts)['en']): string {
  const reason = error instanceof Error ? error.message : String(error);
  const isDeep = error instanceof RangeError && reason.includes('call stack');
  return isDeep ? spoken.tooDeep(name, geoJsonDepth) : spoken.unreadable(name, reason);
}

/** Shapes in the form in which they are sent to a map: JSON in base64, which the server passes on without parsing. */
const textOf = (shapes: SpatialData): string => Buffer.from(JSON.stringify(shapes)).toString('base64');

/** Reads a spatial file, in a process of its own. */
export default async function readSpatial(task: unknown): Promise<SpatialAnswer> {
  const { path, name, language, wants, system: chosen } = v.parse(taskSchema, task);
  const system = coordinateSystems.find(({ id }) => id === chosen);
  const spoken = inLanguage(texts, language);
  try {
    const shapes = await spatialShapes(path, name, {
      ...{ system, asks: wants !== 'shapes' },
    });
    if (wants === 'check') return { message: null, geometry: system ? middleOf(shapes) : null };
    if (wants === 'shapes') return { message: null, geometry: textOf(featuresOfShapes(shapes, name)) };
    const isRoute = wants === 'route';
    const geometry = isRoute ? routeOfShapes(shapes) : outlineOfShapes(shapes);
    if (geometry) return { message: null, geometry };
    return { message: isRoute ? spoken.noRoute(name) : spoken.noOutline(name), geometry: null };
  } catch (error) {
    const message =
      error instanceof SpatialError ? error.messageIn(language) : unreadable(error, name, spoken);
    return { message: legible(message), geometry: null, isUnplaced: error instanceof UnplacedError };
  }
}
