import { createHash } from 'node:crypto';

const bits = 256n;
const whole = 1n << bits;

/** Counts rows and adds up their hashes: equal rows give equal results in any order. */
export class RowSum {
  #rows = 0;
  #sum = 0n;

  add(row: string): void {
    this.#rows += 1;
    this.#sum = (this.#sum + BigInt(`0x${createHash('sha256').update(row).digest('hex')}`)) % whole;
  }

  get rows(): number {
    return this.#rows;
  }

  /** 64 hexadecimal digits. */
  get sum(): string {
    return this.#sum.toString(16).padStart(64, '0');
  }
}
