import { rehearsalLimits } from 'shared-contracts/limits';

/** A clock that an edit of a rule changes. */
interface MovedClock {
  readonly id: string;
  readonly title: string;
  readonly opens: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** The changed clocks found so far: all are counted, the first are listed. */
export interface Moves {
  count: number;
  readonly listed: MovedClock[];
  /** When the comparison must stop, in the time of `performance.now()`. */
  readonly until: number;
}

/** The number of records that were compared. */
export interface Looked {
  readonly count: number;
  readonly isWhole: boolean;
}

/** A clock as a sentence; `about` is the same before and after. */
export interface ClockInWords {
  readonly about: string;
  readonly sentence: string;
}

/** Adds the differences between the clocks of one record before and after an edit. */
export function addMoves(
  moves: Moves,
  record: Pick<MovedClock, 'id' | 'title' | 'opens'>,
  before: readonly ClockInWords[],
  after: readonly ClockInWords[],
): void {
  const isIn = (others: readonly ClockInWords[]) => {
    const known = new Set(others.map(({ about, sentence }) => `${about} ${sentence}`));
    return ({ about, sentence }: ClockInWords) => known.has(`${about} ${sentence}`);
  };
  const [stays, wasThere] = [isIn(after), isIn(before)];
  const gone = Map.groupBy(
    before.filter((one) => !stays(one)),
    ({ about }) => about,
  );
  const come = Map.groupBy(
    after.filter((one) => !wasThere(one)),
    ({ about }) => about,
  );
  for (const about of new Set([...gone.keys(), ...come.keys()])) {
    const [was = [], is = []] = [gone.get(about), come.get(about)];
    for (let place = 0; place < Math.max(was.length, is.length); place += 1) {
      moves.count += 1;
      if (moves.listed.length >= rehearsalLimits.listed) continue;
      moves.listed.push({
        ...{ ...record, id: `${record.id}:${about}:${place}` },
        ...{ before: was[place]?.sentence ?? null, after: is[place]?.sentence ?? null },
      });
    }
  }
}

interface PlacedRule {
  readonly jurisdiction?: { readonly id: string } | null;
}

/**
 * Whether an edit of rules can affect something in certain provinces: whether a rule of one of them, or of all
 * provinces, differs.
 */
export function touchedBy(before: readonly PlacedRule[], after: readonly PlacedRule[]) {
  const byText = (rules: readonly PlacedRule[]) => new Map(rules.map((rule) => [JSON.stringify(rule), rule]));
  const [was, is] = [byText(before), byText(after)];
  const others = [...was]
    .filter(([text]) => !is.has(text))
    .concat([...is].filter(([text]) => !was.has(text)));
  const places = new Set(others.map(([, { jurisdiction }]) => jurisdiction?.id ?? null));
  return (jurisdictions: readonly { readonly id: string }[]): boolean =>
    places.has(null) || jurisdictions.some(({ id }) => places.has(id));
}
