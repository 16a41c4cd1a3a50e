/** Why an area could not be loaded; each has its own sentence on the LOAD FAILED screen. */
type LoadFailureCause =
  | 'notReleased'
  | 'unavailable'
  | 'timeLimit'
  | 'corrupt'
  | 'tooLarge'
  | 'incompatible'
  | 'needsNewerShell';

/** A failed load of a remote. `detail` has the browser's message, for support. */
export class LoadFailure extends Error {
  override readonly name = 'LoadFailure';
  readonly reason: LoadFailureCause;
  readonly detail: string;

  constructor(reason: LoadFailureCause, detail: string) {
    super(`${reason}: ${detail}`);
    this.reason = reason;
    this.detail = detail;
  }

  /** Trying again by itself can help only where the way to the remote is what failed. */
  get isTransient(): boolean {
    return this.reason === 'unavailable' || this.reason === 'corrupt';
  }
}
