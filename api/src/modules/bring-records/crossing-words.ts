import { crossedWords } from 'shared-contracts/bring-in';
import { plainText } from '../../platform/tables/plain-text.ts';

const phrases = Object.entries(crossedWords)
  .flatMap(([name, words]) => words.split('|').map((phrase) => [phrase, name] as const))
  .toSorted(([one], [other]) => other.length - one.length);

/** A voltage stands for a power line: 138kV. */
const voltage = / \d{1,4}kv /g;

/** Words that say that something is not crossed. */
const denied = / (?:no|not|non|without|sans|sin) /;

/** Longer texts are remarks. */
const longest = 300;

/** Words that only say that something is crossed. */
const bare =
  /^(?:xing|xings|crossing|crossings|crossing agreement|facility|facility crossing|croisement|cruce)$/;

/** Whether a type only says that something is crossed, but not what. */
export const isOnlyCrossing = (type: string): boolean => bare.test(plainText(type));

/**
 * What a row says is crossed, by the name that lists have for such an item. Undefined if the row says nothing or two
 * things, such as 'Pipeline below Highway 43', or if it doubts or denies it.
 */
export function crossedIn(text: string): string | undefined {
  if (text.length > longest || text.includes('?')) return undefined;
  let rest = ` ${plainText(text)} `.replace(voltage, ' kv ');
  if (denied.test(rest)) return undefined;
  const found = new Set<string>();
  // The longest phrase first: 'chemin de fer' (railway) is not a 'chemin' (road).
  for (const [phrase, name] of phrases) {
    const without = rest.replaceAll(` ${phrase} `, ' · ');
    if (without !== rest) found.add(name);
    rest = without;
  }
  const [one, ...others] = found;
  return others.length === 0 ? one : undefined;
}
