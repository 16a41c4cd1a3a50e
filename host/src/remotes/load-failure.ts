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

  /** An automatic retry can only help if the network or the remote's server failed. */
  get isTransient(): boolean {
    return this.reason === 'unavailable' || this.reason === 'corrupt';
  }
}
