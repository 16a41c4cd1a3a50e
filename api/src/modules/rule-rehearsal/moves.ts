import { rehearsalLimits } from 'shared-contracts/limits';

/** A clock that moves. */
interface MovedClock {
  readonly id: string;
  readonly title: string;
  readonly opens: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** The clocks that move, as they are found: counted all, listed the first. */
export interface Moves {
  count: number;
  readonly listed: MovedClock[];
  /** When looking ends, on the clock of `performance.now()`. */
  readonly until: number;
}

/** The records that were compared. */
export interface Looked {
  readonly count: number;
  readonly isWhole: boolean;
}

/** A clock in a sentence; `about` is the same before and after. */
export interface ToldClock {
  readonly about: string;
  readonly sentence: string;
}

/** Adds what differs between the clocks of one record before and after an edit. */
export function addMoves(
  moves: Moves,
  record: Pick<MovedClock, 'id' | 'title' | 'opens'>,
  before: readonly ToldClock[],
  after: readonly ToldClock[],
): void {
  const isIn = (others: readonly ToldClock[]) => {
    const known = new Set(others.map(({ about, sentence }) => `${about} ${sentence}`));
    return ({ about, sentence }: ToldClock) => known.has(`${about} ${sentence}`);
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

/** Whether an edit of rules can touch something in some provinces: a rule of one of them, or of everywhere, is another one. */
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
