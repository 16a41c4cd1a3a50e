/** An event that occurs in one place and is counted in others. Without listeners it costs next to nothing. */
export class Signal<T> {
  readonly #listeners = new Set<(event: T) => void>();

  get isHeard(): boolean {
    return this.#listeners.size > 0;
  }

  emit(event: T): void {
    for (const listener of this.#listeners) listener(event);
  }

  /** Calls a listener with each event, until the returned function is called. */
  listen(listener: (event: T) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
