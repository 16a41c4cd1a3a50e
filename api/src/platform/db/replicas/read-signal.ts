import { Signal } from '../../telemetry/signal.ts';

/** A read that may be answered by a replica, and which server answered it. */
export interface CountedRead {
  readonly server: 'replica' | 'primary';
}

/** Receives every read that may be answered by a replica, where there are replicas. */
export const readSignal = new Signal<CountedRead>();
