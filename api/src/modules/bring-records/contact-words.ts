import { bringField } from 'shared-contracts/bring-in';
import { lettersJoined } from '../../platform/tables/listed-entries.ts';
import { plainText } from '../../platform/tables/plain-text.ts';

/** A contact that reached nobody or was refused, derived from a cell. */
interface Attempt {
  /** The name that lists of methods usually have for it. */
  readonly method: string;
  readonly outcome: string;
  /** Whether the cell says more than the method and the outcome. */
  readonly hasMore: boolean;
}

type Phrases = readonly (readonly [phrase: string, value: string])[];

/** The phrases for the values of a field, the longest first: 'left message' before 'message'. */
const phrasesOf = (name: 'methodOfContact' | 'outcome'): Phrases =>
  Object.entries(bringField('communication', name)?.values ?? {})
    .flatMap(([value, words]) =>
      [plainText(value), ...words.split('|')].map((phrase) => [phrase, value] as const),
    )
    .toSorted(([one], [other]) => other.length - one.length);

const outcomes = phrasesOf('outcome');
const methods = phrasesOf('methodOfContact');

/** Phrases of outcomes at a door; all others are outcomes of a call. */
const atDoor = /\b(?:home|in|card|casa)\b/;

/** Words before an outcome that only say that somebody tried. */
const tried = /^(?:i )?(?:called|call|phoned|phone|rang|tried|visited|knocked|stopped by)(?: but| and|)$/;

/** Words that negate an outcome or turn it into another one: 'not refused', 'not in service'. */
const denied = / (?:not|no|never|didn|wasn|pas|sin|service|disconnected|wrong) /;

const within = (text: string, phrase: string): boolean => ` ${text} `.includes(` ${phrase} `);

const without = (text: string, phrase: string): string =>
  ` ${text} `.replace(` ${phrase} `, ' ').trim().replace(/\s+/g, ' ');

/** The usual name of the method that a text names, alone or among other words; undefined if it names none. */
const methodIn = (text: string): string | undefined =>
  methods.find(([phrase]) => phrase === text)?.[1] ?? methods.find(([phrase]) => within(text, phrase))?.[1];

/**
 * The method and the outcome of a contact if the cell of its method states both: 'VM left', 'phone - no answer'. A
 * refusal can happen by any method, so it implies none by itself.
 */
export function attemptIn(text: string): Attempt | undefined {
  if (text.includes('?')) return undefined;
  const plain = lettersJoined(plainText(text));
  const [phrase, outcome] = outcomes.find(([words]) => within(plain, words)) ?? [];
  if (phrase === undefined || outcome === undefined) return undefined;
  let rest = plain;
  for (const [words, value] of outcomes) {
    if (!within(rest, words)) continue;
    if (value !== outcome) return undefined;
    rest = without(rest, words);
  }
  if (denied.test(` ${rest} `)) return undefined;
  const way = methods.find(([words]) => words === rest) ?? methods.find(([words]) => within(rest, words));
  const more = way ? without(rest, way[0]) : rest;
  const named = way?.[1];
  const method = named ?? (outcome === 'Refused' ? undefined : atDoor.test(phrase) ? 'In Person' : 'Phone');
  const hasMore = more !== '' && !tried.test(more);
  return method === undefined ? undefined : { method, outcome, hasMore };
}

/**
 * The outcome of a call or visit whose remarks only say that nobody was reached: 'Called, no answer.'. Undefined if the
 * remarks say more, and for letters and emails, which nobody answers immediately.
 */
export function outcomeInRemarks(remarks: string, method: string | undefined): string | undefined {
  const way = method === undefined ? undefined : methodIn(plainText(method));
  if (method !== undefined && way !== 'Phone' && way !== 'In Person') return undefined;
  const plain = plainText(remarks);
  const [phrase, outcome] = outcomes.find(([words]) => words.length > 2 && within(plain, words)) ?? [];
  if (phrase === undefined || outcome === undefined || outcome === 'Refused') return undefined;
  const rest = without(plain, phrase);
  return rest === '' || tried.test(rest) ? outcome : undefined;
}
