import { Signal } from '../../telemetry/signal.ts';

/** A read that a replica may answer, and which server answered it. */
export interface CountedRead {
  readonly server: 'replica' | 'primary';
}

/** Receives every read that a replica may answer, if there are replicas. */
export const readSignal = new Signal<CountedRead>();
