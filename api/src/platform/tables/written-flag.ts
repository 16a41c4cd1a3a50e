import { plainText } from './plain-text.ts';

const yes: ReadonlySet<string> = new Set([
  ...[
    'yes',
    'y',
    'true',
    't',
    '1',
    'x',
    'oui',
    'o',
    'vrai',
    'si',
    's',
    'verdadero',
    'active',
    'activo',
    'actif',
  ],
]);
const no: ReadonlySet<string> = new Set([
  ...['no', 'n', 'false', 'f', '0', 'non', 'faux', 'falso', 'inactive', 'inactivo', 'inactif', 'none'],
]);

/** A tick, as some tables have it in place of a word. */
const ticks = /^[✓✔☑]$/u;

/**
 * A cell that says yes or no in one of three languages; undefined if it says neither or has a question mark. `words`
 * are those of its own column, by Yes and No and with bars between them: 'annual' in one of annual amounts.
 */
export function flagOf(text: string, words: Readonly<Record<string, string>> = {}): boolean | undefined {
  if (text.includes('?')) return undefined;
  const plain = ticks.test(text) ? 'x' : plainText(text);
  const isAmong = (own: string | undefined) => own?.split('|').includes(plain) ?? false;
  if (yes.has(plain) || isAmong(words['Yes'])) return true;
  return no.has(plain) || isAmong(words['No']) ? false : undefined;
}
