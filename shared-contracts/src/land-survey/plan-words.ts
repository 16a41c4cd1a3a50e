import { districtAt, districtText } from './district-lots.ts';
import type { LandToken } from './land-tokens.ts';
import { extensionWords } from './land-words.ts';

/** Land of a survey plan that was found in a text. */
interface PlanFound {
  /** In standard notation: `Plan 1234AB Block 2 Lot 5`. */
  readonly text: string;
  readonly next: number;
}

type PlanTier = 'Plan' | 'District Lot' | 'Block' | 'Lot' | 'Unit' | 'Parcel';

const tiers: readonly PlanTier[] = ['Plan', 'District Lot', 'Block', 'Lot', 'Unit', 'Parcel'];

const tierWords: ReadonlyMap<string, PlanTier> = new Map([
  ['PLAN', 'Plan'],
  ['PL', 'Plan'],
  ['DL', 'District Lot'],
  ['BLOCK', 'Block'],
  ['BLK', 'Block'],
  ['LOT', 'Lot'],
  ['LOTS', 'Lot'],
  ['UNIT', 'Unit'],
  ['UNITS', 'Unit'],
  ['PARCEL', 'Parcel'],
  ['PCL', 'Parcel'],
]);

/** Punctuation and words between the plan, block and lot of a description. */
const between: ReadonlySet<string> = new Set([
  ',',
  '.',
  '-',
  ':',
  'OF',
  'IN',
  'ON',
  'REGISTERED',
  'AND',
  '&',
  '\n',
]);
/** Kinds of plans; the number of a plan shows its kind as well. */
const kinds: ReadonlySet<string> = new Set(['DESCRIPTIVE', 'CONDOMINIUM']);
/** Kinds of plans that are no lots, which the number alone does not show. */
const waysKinds: ReadonlySet<string> = new Set(['ROAD', 'RAILWAY']);
/** The land titles offices of Manitoba, each of which numbers its own plans (Manitoba Regulation 567/88 R, s. 1). */
const offices: ReadonlySet<string> = new Set(['BLTO', 'DLTO', 'MLTO', 'NLTO', 'PLTO', 'WLTO']);
const joints: ReadonlySet<string> = new Set([',', '&', 'AND', '-', 'TO']);
const stops: ReadonlySet<string> = new Set(['.', ':', '#', 'NO', 'NUMBER']);
const mostJoints = 40;

const pastAny = (tokens: readonly LandToken[], at: number, some: ReadonlySet<string>): number => {
  let next = at;
  while (some.has(tokens[next]?.text ?? '')) next += 1;
  return next;
};

/** Digits and letters without separators: `1234AB`, `EPP5678`, `A`; the number of a plan may also be `041 2345`. */
function numberAt(
  tokens: readonly LandToken[],
  at: number,
  tier: PlanTier,
): { readonly text: string; readonly next: number } | undefined {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (!first || first.kind === 'mark') return undefined;
  if (first.kind === 'word' && tierWords.has(first.text)) return undefined;
  const isSplit = tier === 'Plan' && first.text.length === 3 && second?.text.length === 4;
  if (isSplit && first.kind === 'number' && second?.kind === 'number')
    return { text: first.text + second.text, next: at + 2 };
  let [text, next] = [first.text, at + 1];
  let end = first.end;
  for (
    let token = tokens[next];
    token && token.kind !== 'mark' && token.start === end;
    token = tokens[next]
  ) {
    text += token.text;
    end = token.end;
    next += 1;
  }
  const hasDigit = text.split('').some((sign) => sign >= '0' && sign <= '9');
  return hasDigit || text.length === 1 ? { text, next } : undefined;
}

/** One number, or several separated by commas or a hyphen. */
function numbersAt(tokens: readonly LandToken[], at: number, tier: PlanTier) {
  let found = numberAt(tokens, at, tier);
  if (!found) return undefined;
  let text = found.text;
  let next = found.next;
  let isSeveral = false;
  for (let count = 0; count < mostJoints && tier !== 'Plan'; count += 1) {
    const isRange = tokens[next]?.text === '-' || tokens[next]?.text === 'TO';
    found = numberAt(tokens, pastAny(tokens, next, joints), tier);
    if (!found || pastAny(tokens, next, joints) === next) break;
    text += `${isRange ? '-' : ', '}${found.text}`;
    next = found.next;
    isSeveral = true;
  }
  return { text: isSeveral ? `s ${text}` : ` ${text}`, next };
}

/**
 * Land of a plan that begins at a word: plan, block and lot in any order. Undefined if neither a plan nor a district
 * lot is named.
 */
export function planAt(tokens: readonly LandToken[], at: number): PlanFound | undefined {
  const found = new Map<PlanTier, string>();
  let next = at;
  let end = at;
  let district = '';
  let way = '';
  while (found.size < tiers.length) {
    const token = tokens[next];
    const isDistrict = token?.text === 'DISTRICT' && tokens[next + 1]?.text === 'LOT';
    const isBlock = tierWords.get(token?.text ?? '') === 'Block' && tokens[next + 1]?.text === '/';
    const isKind = tierWords.get(tokens[next + 1]?.text ?? '') === 'Plan' && !found.has('Plan');
    if (isKind && (kinds.has(token?.text ?? '') || waysKinds.has(token?.text ?? ''))) {
      if (token && waysKinds.has(token.text))
        way = `${token.text.slice(0, 1)}${token.text.slice(1).toLowerCase()} `;
      next += 1;
      continue;
    }
    const tier = isDistrict ? 'District Lot' : tierWords.get(token?.text ?? '');
    if (token?.kind === 'word' && !tier) {
      const named = found.has('District Lot') ? districtAt(tokens, next) : undefined;
      if (named === undefined || district !== '') break;
      district = districtText(tokens.slice(next, named));
      end = named;
      next = pastAny(tokens, named, between);
      continue;
    }
    if (!tier || found.has(tier)) break;
    // Saskatchewan writes `Blk/Par A`.
    const behind = pastAny(tokens, next + (isDistrict ? 2 : isBlock ? 3 : 1), stops);
    const number = numbersAt(tokens, behind, tier);
    if (!number) break;
    const office = tier === 'Plan' && offices.has(tokens[number.next]?.text ?? '');
    found.set(tier, office ? `${number.text} ${tokens[number.next]?.text}` : number.text);
    end = office ? number.next + 1 : number.next;
    next = pastSemicolon(tokens, pastAny(tokens, end, between), new Set(found.keys()));
  }
  if (!found.has('Plan') && !found.has('District Lot')) return undefined;
  // In Saskatchewan, land of a plan always has the extension 0.
  if (extensionWords.has(tokens[end]?.text ?? '') && tokens[end + 1]?.text === '0') end += 2;
  const pieces = tiers.flatMap((tier) =>
    found.has(tier) ? [`${tier === 'Plan' ? way : ''}${tier}${found.get(tier)}`] : [],
  );
  return { text: [...pieces, ...(district === '' ? [] : [district])].join(' '), next: end };
}

/** Words for lots that precede their section in the text; their plan is named after the section. */
const partTiers: ReadonlySet<PlanTier | undefined> = new Set<PlanTier>(['Lot', 'Block', 'Parcel']);

/** Number of tokens of `(PG12345)`, which distinguishes parcels with the same letter. */
const longestBracket = 4;

/**
 * The index after lots that are named without a plan: `LOT 4`, `LOTS 5 AND 6 BLOCK 2`, `PARCEL A (PG12345)`; undefined
 * if none begins here.
 */
export function lotsAt(tokens: readonly LandToken[], at: number): number | undefined {
  let end: number | undefined;
  let next = at;
  const found = new Set<PlanTier>();
  for (;;) {
    const tier = tierWords.get(tokens[next]?.text ?? '');
    if (!tier || !partTiers.has(tier) || found.has(tier)) return end;
    const numbers = numbersAt(tokens, pastAny(tokens, next + 1, stops), tier);
    if (!numbers) return end;
    found.add(tier);
    end = numbers.next;
    const closing = tokens[end]?.text === '(' ? tokens.slice(end, end + longestBracket) : [];
    const place = closing.findIndex(({ text }) => text === ')');
    if (place > 0) end += place + 1;
    next = pastAny(tokens, end, between);
  }
}

/** Fewest digits of a plan without letters that is followed by its block alone: `0412345;2`. */
const shortestPlan = 7;

const isOver = (tokens: readonly LandToken[], at: number): boolean => {
  const token = tokens[at];
  return token === undefined || token.text === '\n';
};

/**
 * The index after the semicolon between a plan and its block, or its block and its lot, where all of them are parted so
 * and nothing follows: `Plan 0412345; Block 2; Lot 5`.
 */
function pastSemicolon(tokens: readonly LandToken[], at: number, found: ReadonlySet<PlanTier>): number {
  const last = [...found].at(-1);
  if (tokens[at]?.text !== ';' || (last !== 'Plan' && last !== 'Block')) return at;
  let next = at;
  for (const tier of last === 'Plan' ? (['Block', 'Lot'] as const) : (['Lot'] as const)) {
    if (tokens[next]?.text !== ';' || tierWords.get(tokens[next + 1]?.text ?? '') !== tier) break;
    const number = numbersAt(tokens, pastAny(tokens, next + 2, stops), tier);
    if (!number) break;
    next = number.next;
  }
  return next > at && isOver(tokens, next) ? at + 1 : at;
}

/** `1234AB;2;5`, Alberta's short notation: plan, block and lot; `0412345;;5` has no block, `0412345;2` no lot. */
export function shortPlanAt(tokens: readonly LandToken[], at: number): PlanFound | undefined {
  // Most numbers are not plans: the number of a plan is followed by its letters or by a semicolon.
  const behind = tokens[at + 1];
  if (behind === undefined || (behind.kind !== 'word' && behind.text !== ';')) return undefined;
  const plan = numberAt(tokens, at, 'Plan');
  if (!plan || plan.text.length < 4 || tokens[at]?.kind !== 'number' || tokens[plan.next]?.text !== ';')
    return undefined;
  if (tokens[plan.next + 1]?.text === ';') {
    const alone = numbersAt(tokens, plan.next + 2, 'Lot');
    return alone && { text: `Plan ${plan.text} Lot${alone.text}`, next: alone.next };
  }
  const block = numberAt(tokens, plan.next + 1, 'Block');
  if (block && plan.text.length >= shortestPlan && isOver(tokens, block.next))
    return { text: `Plan ${plan.text} Block ${block.text}`, next: block.next };
  if (!block || tokens[block.next]?.text !== ';') return undefined;
  const lot = numbersAt(tokens, block.next + 1, 'Lot');
  return lot && { text: `Plan ${plan.text} Block ${block.text} Lot${lot.text}`, next: lot.next };
}
