import { districtAt, partOfLotAt } from './district-lots.ts';
import { isDirectionAt } from './dls-lookahead.ts';
import type { DlsReader } from './dls-reader.ts';
import { isAreaOf, isLessThan, type UnitRead } from './land-areas.ts';
import { asClauseAt, lineEnd, settlementBehind } from './land-asides.ts';
import { acresAt, areaEnd, clauseAt, isMeasure, measureSpan, moreOrLessEnd } from './land-clauses.ts';
import { type LandProblem, landProblem, unitMissing } from './land-problem.ts';
import type { LandToken } from './land-tokens.ts';
import type { LandWalk } from './land-walk.ts';
import { descriptiveWords, exceptWords, extensionWords, landKeywords, sideWords } from './land-words.ts';
import { nextLandAt } from './next-land.ts';
import { lotsAt, planAt, shortPlanAt } from './plan-words.ts';
import { ntsAt, withoutUnitAt } from './read-nts.ts';
import { shortLegalAt } from './short-legal.ts';
import { isEmpty, isEnd, isPause, isSuffix } from './unread-pieces.ts';
import { mayBeWorded, wordedAt } from './worded-land.ts';
import { isOther, type QualifiedPiece, type WrittenLand } from './written-land.ts';

const ofThe: ReadonlySet<string> = new Set(['.', 'OF', 'THE', '-', ':']);
const besideWords: ReadonlySet<string> = new Set(['ADJOINING', 'ADJACENT']);
const jointWords: ReadonlySet<string> = new Set(['AND', '&', '+']);
const beforeAs: ReadonlySet<string> = new Set([',', '.', '(', '\n']);
const ends: ReadonlySet<string> = new Set(['', ')', '\n', ';']);
const inThe: ReadonlySet<string> = new Set(['WITHIN', 'IN', 'OF', 'BEING', 'THE', 'ALL', '(', ',']);

/** Marks that no abbreviation ends with. */
const closers: ReadonlySet<string> = new Set([')', '½', '¼', '.']);

/** Shortest word that is none of the usual abbreviations. */
const shortestWord = 4;

/** Whether the full stop at an index ends a sentence, and is not that of an abbreviation: `1234AB.`, `acres.` */
function endsSentence(walk: LandWalk, stop: number): boolean {
  const [before, word] = [walk.token(stop - 2), walk.token(stop - 1)];
  if (walk.token(stop)?.text !== '.' || !word) return false;
  if (word.kind === 'word' && before?.kind === 'number' && before.end === word.start) return true;
  if (word.kind === 'mark') return closers.has(word.text);
  return word.kind === 'number' || word.text.length >= shortestWord;
}

type WordRole = 'portion' | 'fractional' | 'area' | 'extension' | 'plan' | 'clause' | 'heading';

const roleOf = (role: WordRole, words: Iterable<string>) => [...words].map((word) => [word, role] as const);

/** The roles of words that are not land themselves. */
const wordRoles: ReadonlyMap<string, WordRole> = new Map([
  ...roleOf(
    'portion',
    [...landKeywords].flatMap(([word, keyword]) => (keyword === 'portion' ? [word] : [])),
  ),
  ...roleOf('fractional', ['FRACTIONAL', 'FRAC', 'FR', 'THEORETICAL', 'UNSURVEYED']),
  ...roleOf('area', ['CONTAINING']),
  ...roleOf('extension', extensionWords),
  ...roleOf('plan', ['PLAN', 'PL', 'LOT', 'LOTS', 'BLOCK', 'BLK', 'UNIT', 'UNITS', 'PARCEL', 'PCL', 'DL']),
  ...roleOf('plan', ['DISTRICT', 'DESCRIPTIVE', 'CONDOMINIUM', 'ROAD', 'RAILWAY']),
  ...roleOf('heading', ['FIRST', 'FIRSTLY', 'SECOND', 'SECONDLY', 'THIRD', 'THIRDLY', 'FOURTH', 'FOURTHLY']),
  ...roleOf('clause', [...exceptWords, ...descriptiveWords]),
]);

/**
 * Walks the tokens of a text once and separates its statements: land, remarks about land, and land described only in
 * words.
 */
export class Statements {
  readonly units: UnitRead[] = [];
  readonly worded: { text: string; readonly start: number; readonly end: number }[] = [];
  readonly problems: { readonly problem: LandProblem; readonly start: number; readonly end: number }[] = [];
  readonly #walk: LandWalk;
  readonly #tokens: readonly LandToken[];
  readonly #reader: DlsReader;
  /** The pieces of the latest list of units or short notation, if that was the latest land; otherwise empty. */
  #unitGroup: readonly (WrittenLand | UnitRead)[] = [];
  /** Something on this line has been read already. */
  #isBegun = false;
  /** A word that is not part of a description was just passed; numbers after it belong to it. */
  #isLost = false;
  /** The index after the last extension of a parcel of Saskatchewan. */
  #extensionEnd = -1;
  /** The index at which the current line begins. */
  #lineStart = 0;

  constructor(walk: LandWalk, tokens: readonly LandToken[], reader: DlsReader) {
    this.#walk = walk;
    this.#tokens = tokens;
    this.#reader = reader;
  }

  /** Reads the whole text. */
  read(): void {
    const isWorded = mayBeWorded(this.#tokens);
    let at = 0;
    let isFresh = true;
    for (let token = this.#tokens[at]; token; token = this.#tokens[at]) {
      if (isFresh && isWorded) {
        isFresh = false;
        const next = this.#readWorded(at);
        if (next !== undefined) {
          at = next;
          continue;
        }
      }
      if (isEnd(token)) {
        this.#end(at);
        isFresh = true;
        at += 1;
      } else if (isPause(token)) {
        if (!this.#reader.isWithin(at)) this.#reader.pause(at);
        this.#isLost = false;
        if (token.text === '\n') {
          this.#reader.land.beginLine();
          this.#isBegun = false;
          this.#lineStart = at + 1;
          isFresh = true;
        }
        at += 1;
      } else at = this.#readToken(at, token);
    }
    this.#end(at);
  }

  #end(at: number): void {
    this.#reader.finish();
    this.#unitGroup = [];
    this.#isBegun = false;
    this.#isLost = false;
    this.#lineStart = at + 1;
  }

  /** Reads from a token that does not end anything; returns the position after it. */
  #readToken(at: number, token: LandToken): number {
    const known =
      token.kind === 'number'
        ? this.#readNumber(at)
        : token.kind === 'word'
          ? (this.#readUnit(at) ?? this.#readWord(at, token))
          : undefined;
    if (known !== undefined) {
      this.#isLost = false;
      this.#isBegun = true;
      return known;
    }
    const isWord = token.kind === 'word';
    const settlement = isWord && this.#isBegun ? settlementBehind(this.#tokens, at) : undefined;
    if (settlement !== undefined && this.#group.length > 0) {
      this.#walk.take(at, settlement);
      this.#qualify(this.#group, false, this.#walk.textOf(at, settlement));
      return settlement;
    }
    const next = this.#isLost && !isWord ? undefined : this.#reader.read(at);
    if (next !== undefined) {
      this.#isLost = false;
      this.#isBegun = true;
      this.#unitGroup = [];
      return next;
    }
    if (isWord && token.text === 'ALL') this.#reader.land.prefix.drop();
    if (!isWord || (isEmpty(token) && !isSuffix(token, this.#tokens[at - 1]))) return at + 1;
    const district = this.#isBegun ? districtAt(this.#tokens, at) : undefined;
    this.#reader.interrupt();
    if (district === undefined) this.#isLost = true;
    else this.#walk.take(at, district);
    return district ?? at + 1;
  }

  #readNumber(at: number): number | undefined {
    const { land } = this.#reader;
    const walk = this.#walk;
    if (this.#isLost && !isMeasure(walk, at)) return undefined;
    const short = land.hasNumbers ? undefined : shortLegalAt(walk, at);
    if (short) {
      const { meridian, township, range, section, parts, next } = short;
      this.#reader.interrupt();
      land.finishBefore();
      land.addParts(parts, at, next);
      land.setSections([section], at, next, parts.length === 0);
      land.setTier('range', range);
      land.setTier('township', township);
      land.setMeridian(meridian, at, next);
      // A remark that follows is about this land.
      this.#unitGroup = land.group;
      this.#reader.finish();
      return next;
    }
    const plan = land.hasNumbers ? undefined : shortPlanAt(this.#tokens, at);
    if (plan) return this.#addWords(plan.text, at, plan.next);
    if (isMeasure(walk, at)) return this.#readMeasure(at);
    return this.#readUnit(at);
  }

  /** Reads a word about land, or one that begins land in words. */
  #readWord(at: number, token: LandToken): number | undefined {
    const walk = this.#walk;
    switch (wordRoles.get(token.text)) {
      case 'portion':
        return this.#readPortion(at);
      case 'fractional':
        return this.#readFractional(at);
      case 'area': {
        const next = areaEnd(walk, at);
        walk.take(at, next);
        const group = this.#group;
        const isKnown = group.every(({ isPortion }) => isPortion);
        const isLess = !isKnown && isLessThan(group, acresAt(walk, at + 1));
        this.#qualify(group, isLess, isLess ? walk.textOf(at, next) : '');
        return next;
      }
      case 'extension':
        return this.#readExtension(at);
      case 'plan':
        return this.#readPlan(at);
      case 'heading':
        return this.#readHeading(at);
      case 'clause':
        // What adjoins land is not within it.
        if (besideWords.has(token.text) && jointWords.has(walk.token(at - 1)?.text ?? '')) return undefined;
        // `LESS` in `MORE OR LESS` excepts nothing.
        return walk.token(at - 1)?.text === 'OR' ? undefined : this.#readClause(at);
      default:
        if (isDirectionAt(walk, at)) return this.#readClause(at);
        if (asClauseAt(walk, at) !== undefined) return this.#readAsClause(at);
        return this.#readPartOfLot(at) ?? this.#readHalfOfUnit(at, token);
    }
  }

  /**
   * Reads `as shown on Plan 1234`, which makes a portion of the land before it; behind an extension of Saskatchewan it
   * only tells where that parcel was described first.
   */
  #readAsClause(at: number): number | undefined {
    const walk = this.#walk;
    let before = at - 1;
    while (beforeAs.has(walk.token(before)?.text ?? '')) before -= 1;
    if (before + 1 !== this.#extensionEnd) return this.#readClause(at);
    const next = lineEnd(walk, at);
    walk.take(at, next);
    if (this.#group.length > 0) this.#qualify(this.#group, false, walk.textOf(at, next));
    this.#extensionEnd = next;
    return next;
  }

  /** Reads a half or a quarter of a district lot, which no survey numbers: `THE NORTH 1/2 OF DISTRICT LOT 1234`. */
  #readPartOfLot(at: number): number | undefined {
    const lot = this.#isBegun ? undefined : partOfLotAt(this.#tokens, at);
    const plan = lot === undefined ? undefined : planAt(this.#tokens, lot);
    if (lot === undefined || !plan) return undefined;
    return this.#addWords(`${this.#walk.textOf(at, lot)} ${plan.text}`, at, plan.next);
  }

  /** Reads half of a unit of a map sheet, which is a portion of it: `W/2 of d-96-H/94-A-15`. */
  #readHalfOfUnit(at: number, { text }: LandToken): number | undefined {
    const walk = this.#walk;
    const sign = walk.past(at + 1, ofThe);
    const mark = walk.token(sign)?.text;
    if (!sideWords.has(text) || (mark !== '½' && mark !== 'HALF')) return undefined;
    const unit = walk.past(sign + 1, ofThe);
    if (ntsAt(this.#tokens, unit) === undefined) return undefined;
    walk.take(at, unit);
    this.#reader.land.prefix.begin(at, true, walk.textOf(at, unit));
    return unit;
  }

  /**
   * Reads `FIRST:` or `SECONDLY` at the beginning of a line of a title: it starts a new parcel, which shares nothing
   * with the previous ones.
   */
  #readHeading(at: number): number | undefined {
    const behind = this.#walk.token(at + 1);
    const isAlone = behind === undefined || behind.text === ':' || behind.text === '\n';
    if (at !== this.#lineStart || !isAlone) return undefined;
    this.#reader.land.forget();
    this.#unitGroup = [];
    this.#walk.take(at, at + 1);
    return at + 1;
  }

  #readExtension(at: number): number | undefined {
    const extension = this.#reader.readExtension(at);
    this.#extensionEnd = extension?.next ?? -1;
    if (extension?.isPortion)
      this.#qualify(this.#reader.land.group, true, this.#walk.textOf(at, extension.next));
    return extension?.next;
  }

  #readUnit(at: number): number | undefined {
    const unit = ntsAt(this.#tokens, at);
    if (!unit) return this.#readSheet(at);
    this.#walk.take(at, unit.next);
    const prefix = this.#reader.land.prefix.applyToUnit();
    this.#reader.finish();
    for (const { lands, from, to } of unit.groups) {
      const isFirst = from === unit.groups[0]?.from;
      const start = (isFirst ? prefix?.start : undefined) ?? this.#walk.startOf(isFirst ? at : from);
      const end = this.#tokens[to - 1]?.end ?? start;
      const group: UnitRead[] = [];
      for (const land of lands) {
        const problem = landProblem(land);
        if (problem) this.problems.push({ problem, start, end });
        else
          group.push({
            land,
            start,
            end,
            isPortion: prefix !== undefined,
            notes: [...(prefix?.notes ?? [])],
          });
      }
      this.units.push(...group);
      // A remark behind a list of several blocks is about the last one.
      this.#unitGroup = group;
    }
    return unit.next;
  }

  /** Reads a map sheet or a block of one, which is land only with its unit. */
  #readSheet(at: number): number | undefined {
    const found = this.#isBegun ? undefined : withoutUnitAt(this.#tokens, at);
    if (!found) return undefined;
    this.#walk.take(at, found.next);
    this.problems.push({
      problem: unitMissing(found),
      start: this.#walk.startOf(at),
      end: this.#tokens[found.next - 1]?.end ?? 0,
    });
    return found.next;
  }

  /** The land that a remark at the current position is about. */
  get #group(): readonly (WrittenLand | UnitRead)[] {
    return this.#unitGroup.length > 0 ? this.#unitGroup : this.#reader.land.group;
  }

  #qualify(group: readonly QualifiedPiece[], isPortion: boolean, note: string): void {
    for (const piece of group) {
      piece.isPortion ||= isPortion;
      if (note !== '' && piece.notes.length < 10) piece.notes.push(note);
    }
    this.#reader.land.remarkGroup();
  }

  /** Reads the word portion, before its land or after it: `ptn. SE`, `SE (portion)`. */
  #readPortion(at: number): number {
    const { land } = this.#reader;
    const walk = this.#walk;
    const next = walk.past(at + 1, ofThe);
    const isNumber = walk.token(next)?.kind === 'number' && !land.isSectionMissing;
    const isBefore =
      isNumber || this.#reader.startsAt(next) || (ntsAt(this.#tokens, next) !== undefined && next > at);
    land.settleNumbers();
    walk.take(at, at + 1);
    const group = isBefore ? [] : this.#group;
    if (group.length > 0) this.#qualify(group, true, '');
    else land.prefix.begin(at, true);
    return at + 1;
  }

  /**
   * Reads fractional. Such a quarter is cut off by water or a border, and what remains is all of it, so it is not a
   * portion.
   */
  #readFractional(at: number): number {
    const walk = this.#walk;
    const end = walk.token(at + 1)?.text === '.' ? at + 2 : at + 1;
    walk.take(at, end);
    const note = walk.textOf(at, end);
    if (walk.token(end)?.text === 'QUARTER' && this.#reader.land.hasGroup) {
      this.#qualify(this.#reader.land.group, false, note);
      walk.take(end, end + 1);
      return end + 1;
    }
    const isBehind = at > this.#lineStart && ends.has(walk.token(end)?.text ?? '');
    if (isBehind && this.#group.length > 0) {
      this.#qualify(this.#group, false, note);
      return end;
    }
    this.#reader.land.prefix.begin(at, false, note);
    return end;
  }

  /**
   * Reads a measure: `the north 40 acres of SE`, `SE (10 acres)`. `SE (160 acres)` states the area of all of it, so it
   * is not a portion.
   */
  #readMeasure(at: number): number {
    const walk = this.#walk;
    const { from, next: end } = measureSpan(walk, at, this.#lineStart);
    const next = moreOrLessEnd(walk, end);
    const note = walk.textOf(from, next);
    const behind = walk.past(next, ofThe);
    // `160 acres and SW 33-60-1-W6M`: the measure is that of the land before it.
    const isOver =
      endsSentence(walk, next) ||
      endsSentence(walk, next - 1) ||
      jointWords.has(walk.token(behind)?.text ?? '');
    const isBefore = !isOver && this.#reader.startsAt(behind);
    const group = isBefore ? [] : this.#group;
    this.#reader.interrupt();
    walk.take(from, next);
    const isWhole = from === at && isAreaOf(group, acresAt(walk, at));
    if (group.length > 0) this.#qualify(group, !isWhole, isWhole ? '' : note);
    else this.#reader.land.prefix.begin(from, true, note);
    return next;
  }

  /**
   * Whether land begins behind a token that none of these pieces can hold, so that no remark about them is about it. Lots
   * of a plan are such land behind a remark of one line; below a heading they are what is excepted.
   */
  #isOther(group: readonly (WrittenLand | UnitRead)[], joint: number, isOneLine: boolean): boolean {
    const walk = this.#walk;
    const mark = walk.token(joint)?.text;
    const isStop = mark === '\n' || endsSentence(walk, joint);
    if (isStop && isOneLine && planAt(this.#tokens, joint + 1)?.text.includes('Lot')) return true;
    const next = nextLandAt(walk, this.#tokens, joint + 1);
    if (!next || next.isUnit) return next !== undefined;
    const { section, township, range, meridian } = next;
    // The full stop of an abbreviation ends nothing, unless land with a place of its own follows.
    if (meridian === undefined && mark === '.' && !isStop) return false;
    return !group.some(
      (one) =>
        'section' in one &&
        one.section === section &&
        (meridian === undefined || !isOther({ township, range, meridian }, one)),
    );
  }

  #readClause(at: number): number {
    const walk = this.#walk;
    this.#reader.interrupt();
    const isSave = walk.token(at - 1)?.text === 'AND' && this.#isLost;
    const from = isSave ? at - 1 : at;
    const group = this.#group;
    const { next, isPortion } = clauseAt(walk, this.#reader, at, (joint, isOneLine) =>
      this.#isOther(group, joint, isOneLine),
    );
    const words = this.worded.at(-1);
    if (group.length > 0) {
      walk.take(from, next);
      this.#qualify(group, isPortion, walk.textOf(from, next));
    } else if (words) {
      // Land that is described in words includes the words of its exceptions.
      walk.take(from, next);
      if (isPortion) words.text += ` ${walk.textOf(from, next)}`;
    }
    return next;
  }

  /** Reads a plan. It describes the land before or after it, or is itself the land. */
  #readPlan(at: number): number | undefined {
    const walk = this.#walk;
    const plan = planAt(this.#tokens, at);
    if (!plan) return this.#readLots(at);
    const { land } = this.#reader;
    // The full stop of `W5M.` ends the land before it; that of `5th M.` may be an abbreviation's.
    if (land.hasGroup && endsSentence(walk, at - 1)) return this.#addWords(plan.text, at, plan.next);
    if (land.hasGroup && this.#isBegun) {
      walk.take(at, plan.next);
      this.#qualify(this.#group, true, walk.textOf(at, plan.next));
      return plan.next;
    }
    const behind = walk.past(plan.next, inThe);
    // `(0.5 acres)` is the size of the lot.
    const isLand =
      this.#reader.startsAt(behind) ||
      (walk.token(behind)?.kind === 'number' && !isMeasure(walk, behind)) ||
      ntsAt(this.#tokens, behind) !== undefined;
    const joint = walk.token(plan.next)?.text;
    const isWithin = behind > plan.next ? isLand && joint !== ',' : this.#reader.startsAt(behind);
    if (isWithin) {
      walk.take(at, behind);
      const isWord = behind > plan.next && joint !== '(';
      land.prefix.beginPlan(at, behind, walk.textOf(at, isWord ? plan.next + 1 : plan.next));
      return behind;
    }
    // After a comma it is unclear whether the plan is within the land before it.
    if (this.#isBegun) return undefined;
    return this.#addWords(plan.text, at, plan.next);
  }

  /** Reads `LOT 4 SECTION 2 …` of British Columbia: lots of the land that follows, after which their plan is named. */
  #readLots(at: number): number | undefined {
    const walk = this.#walk;
    const next = this.#isBegun ? undefined : lotsAt(this.#tokens, at);
    const behind = next === undefined ? at : walk.past(next, inThe);
    if (next === undefined || !this.#reader.startsAt(behind)) return undefined;
    walk.take(at, behind);
    this.#reader.land.prefix.begin(at, true, walk.textOf(at, next));
    return behind;
  }

  #addWords(text: string, at: number, next: number): number {
    this.#walk.take(at, next);
    // In Saskatchewan, land of a plan always has the extension 0.
    if (extensionWords.has(this.#walk.token(next - 2)?.text ?? '')) this.#extensionEnd = next;
    const start = this.#walk.startOf(at);
    this.worded.push({ text, start, end: this.#tokens[next - 1]?.end ?? start });
    return next;
  }

  /** Reads a statement of land that no survey numbers. A settlement may be followed by numbered land. */
  #readWorded(at: number): number | undefined {
    const walk = this.#walk;
    let to = at;
    for (let token = walk.token(to); token && !isEnd(token) && token.text !== '\n'; token = walk.token(to))
      to += 1;
    const found = wordedAt(this.#tokens, at, to);
    if (!found) return undefined;
    const isPlaced = this.#tokens
      .slice(found.next, to)
      .some(({ text }, place, rest) => text === 'W' && rest[place + 1]?.kind === 'number');
    if (!isPlaced || found.next === to) {
      this.#isBegun = true;
      const plan = this.worded.at(-1);
      // Lots of a plan are within the river lot of the next line.
      if (plan && walk.token(at)?.text === 'IN' && walk.token(at - 2)?.end === plan.end) {
        walk.take(at, to);
        plan.text += ` ${walk.textOf(at, to)}`;
        return to;
      }
      return this.#addWords(walk.textOf(at, to), at, to);
    }
    walk.take(at, found.next);
    this.#reader.land.prefix.begin(at, false, walk.textOf(at, found.next));
    this.#isBegun = false;
    return walk.token(found.next)?.text === ',' ? found.next + 1 : found.next;
  }
}
