/** Words for the principal meridian and the land east of it, with the numbers of these. */
export const principalWords: ReadonlyMap<string, number> = new Map([
  ['WPM', 1],
  ['EPM', 0],
]);
/** The largest number of a section. */
export const mostSections = 36;
/** What may stand between a section and the land before it. */
export const beginners: ReadonlySet<string> = new Set([',', ';', ':', '\n', '&', '+', ')', '.']);
/** Words that join land. */
export const conjunctions: ReadonlySet<string> = new Set(['AND', 'PLUS']);
/** What may stand before land without a meaning of its own. */
export const leading: ReadonlySet<string> = new Set(['THE', 'ALL', 'THAT', 'AND', '(']);
/** Signs and words of a half. */
export const halves: ReadonlySet<string> = new Set(['½', 'HALF']);
/** What may stand between a side and its half. */
export const points: ReadonlySet<string> = new Set(['.', 'ONE', '-']);
/** What may stand between a section and its township. */
export const gaps: ReadonlySet<string> = new Set(['-', ',']);
/** What may stand between a word and its number. */
export const stops: ReadonlySet<string> = new Set(['.', '-', ':', '#', 'NO', 'NUMBER']);
/** What may stand before a quarter that a part is of. */
export const articles: ReadonlySet<string> = new Set(['THE']);
/** What may stand between a part and what it is of. */
export const ofThe: ReadonlySet<string> = new Set(['.', '-', 'OF', 'THE']);
/** What may stand between subdivisions and the quarter that they are in. */
export const inThe: ReadonlySet<string> = new Set([...ofThe, 'IN', 'WITHIN']);
/** What may stand between a part and a legal subdivision. */
export const ofTheLegal: ReadonlySet<string> = new Set(['.', '-', 'OF', 'THE', 'LEGAL']);
/** Signs and words of a quarter behind its sides. */
export const quarterSigns: ReadonlySet<string> = new Set(['.', '¼', 'QUARTER', 'QTR']);
/** What may stand behind the number of a meridian. */
export const meridianEnds: ReadonlySet<string> = new Set([
  'M',
  'TH',
  'ST',
  'ND',
  'RD',
  'MER',
  'MERIDIAN',
  '.',
]);

/** `W04M` is the fourth meridian. */
export const isZeroed = (digits: string): boolean => digits.length === 2 && digits.startsWith('0');
