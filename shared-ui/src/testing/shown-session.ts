import type { CurrentUser } from 'shared-contracts';

interface Shown {
  /** Null for a visitor, and where no screen was shown. */
  readonly user: CurrentUser | null;
  /** The address of the screen. */
  readonly address: string;
}

let shown: Shown = { user: null, address: '/' };

/** Notes to whom a screen is shown, and where. */
export function noteShown(now: Shown): void {
  shown = now;
}

/** To whom the last screen was shown, and where. */
export const lastShown = (): Shown => shown;
