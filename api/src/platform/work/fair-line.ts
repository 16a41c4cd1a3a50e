import { texts } from '../../generated/texts/refusals.ts';
import { busy } from '../errors/app-error.ts';
import { messageFrom } from '../errors/localized-message.ts';
import type { Asker } from './asker.ts';

type Who = Pick<Asker, 'person' | 'company'>;

interface Waiting extends Who {
  readonly begin: () => void;
  readonly refuse: (error: unknown) => void;
}

/** The server's own work takes turns like that of a person in a company of its own. */
const server: Who = { person: '', company: '' };

/** When each company and each person was served last, as a running number. */
class Turns {
  readonly #last = new Map<string, number>();
  #count = 0;

  constructor(known?: Turns) {
    if (!known) return;
    this.#last = new Map(known.#last);
    this.#count = known.#count;
  }

  serve({ company, person }: Who): void {
    this.#count += 1;
    this.#last.set(`company ${company}`, this.#count).set(`person ${person}`, this.#count);
  }

  /**
   * The waiting entry whose company, and within that whose person, was served least recently; for one person, their
   * first.
   */
  next<T extends Who>(waiting: Iterable<T>): T | undefined {
    let first: T | undefined;
    for (const one of waiting) if (!first || this.#isBefore(one, first)) first = one;
    return first;
  }

  forget(): void {
    this.#last.clear();
  }

  #isBefore(one: Who, other: Who): boolean {
    const companies = this.#of(`company ${one.company}`) - this.#of(`company ${other.company}`);
    if (companies !== 0) return companies < 0;
    return (
      one.company === other.company && this.#of(`person ${one.person}`) < this.#of(`person ${other.person}`)
    );
  }

  #of(name: string): number {
    return this.#last.get(name) ?? 0;
  }
}

const countBy = (waiting: Iterable<Waiting>, of: keyof Who): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const one of waiting) counts.set(one[of], (counts.get(one[of]) ?? 0) + 1);
  return counts;
};

/** The waiting pieces of the company or person that has most of them, if that is more than the newcomer would have. */
function most(waiting: readonly Waiting[], of: keyof Who, who: Who): readonly Waiting[] | undefined {
  const counts = countBy(waiting, of);
  const [largest] = [...counts].toSorted(([, one], [, other]) => other - one);
  if (!largest || largest[1] <= (counts.get(who[of]) ?? 0) + 1) return undefined;
  return waiting.filter((one) => one[of] === largest[0]);
}

const refusal = (ahead: number) => busy(messageFrom(texts, ({ busyLine }) => busyLine(ahead)));

/**
 * A queue of work in front of a number of workers. Companies take turns, and within a company its people, so that no
 * one waits for all the pieces of one person. `docs/decisions/103-turns-in-queues.md` has the reasons.
 */
export class FairLine {
  readonly #workers: number;
  readonly #seats: number;
  readonly #waiting = new Set<Waiting>();
  readonly #turns = new Turns();
  #running = 0;

  /** `workers` pieces are processed at a time, and `seats` more may wait. */
  constructor(workers: number, seats: number) {
    this.#workers = workers;
    this.#seats = seats;
  }

  /**
   * Waits until a worker is free for a piece of work; call `leave` when it is done. Throws UNAVAILABLE if too many
   * wait, or later if the seat is given to somebody with fewer pieces in the queue, or the signal's reason.
   */
  async enter(who: Who = server, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    if (this.#running < this.#workers) {
      this.#running += 1;
      this.#turns.serve(who);
      return;
    }
    if (this.#waiting.size >= this.#seats) this.#makeRoomFor(who);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const own: Waiting = { person: who.person, company: who.company, begin: resolve, refuse: reject };
    const giveUp = () => {
      if (this.#waiting.delete(own)) reject(signal?.reason);
    };
    this.#waiting.add(own);
    signal?.addEventListener('abort', giveUp);
    try {
      await promise;
    } finally {
      signal?.removeEventListener('abort', giveUp);
    }
  }

  /** Gives the worker to the next piece in the queue. */
  leave(): void {
    const next = this.#turns.next(this.#waiting);
    if (next) {
      this.#waiting.delete(next);
      this.#turns.serve(next);
      next.begin();
      return;
    }
    this.#running -= 1;
    if (this.#running === 0) this.#turns.forget();
  }

  /** How many pieces wait, and how many are worked on. */
  get counts(): { readonly waiting: number; readonly running: number } {
    return { waiting: this.#waiting.size, running: this.#running };
  }

  /** How many pieces will begin before the first one of a person; undefined if none of theirs waits. */
  aheadOf(person: string): number | undefined {
    const place = this.#inOrder().findIndex((one) => one.person === person);
    return place < 0 ? undefined : place;
  }

  /** The waiting pieces, in the order in which they will begin if no more are added. */
  #inOrder(): readonly Waiting[] {
    const [left, turns] = [new Set(this.#waiting), new Turns(this.#turns)];
    const order: Waiting[] = [];
    for (let next = turns.next(left); next; next = turns.next(left)) {
      left.delete(next);
      turns.serve(next);
      order.push(next);
    }
    return order;
  }

  /**
   * Refuses the newest waiting piece of the company with the most pieces in the queue, or of the person with the most
   * within the caller's own company. Throws UNAVAILABLE if nobody has more pieces than the caller.
   */
  #makeRoomFor(who: Who): void {
    const all = [...this.#waiting];
    const own = all.filter(({ company }) => company === who.company);
    const from = most(all, 'company', who) ?? most(own, 'person', who);
    const counts = countBy(from ?? [], 'person');
    const gone = from
      ?.toSorted((one, other) => (counts.get(one.person) ?? 0) - (counts.get(other.person) ?? 0))
      .at(-1);
    if (!gone) throw refusal(all.length);
    const place = this.#inOrder().indexOf(gone);
    this.#waiting.delete(gone);
    gone.refuse(refusal(place));
  }
}
