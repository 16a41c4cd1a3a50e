interface StandingUndo {
  /** Undoes, once, and hides the message. */
  readonly run: () => void;
  /** The message is gone: it can no longer be undone. */
  readonly drop: () => void;
  hide: () => void;
}

/** Whether keys go to a text input: there Ctrl+Z undoes typing. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null;

/** The undo actions of the messages that are shown. Ctrl+Z runs the newest, unless the focus is in a text input. */
export class StandingUndos {
  readonly #standing: StandingUndo[] = [];

  /** Adds the undo action of a message; a rejected action shows its own message. */
  add(undo: () => Promise<void>): StandingUndo {
    const drop = () => {
      const place = this.#standing.indexOf(standing);
      if (place >= 0) this.#standing.splice(place, 1);
    };
    const standing: StandingUndo = {
      run: () => {
        if (!this.#standing.includes(standing)) return;
        drop();
        standing.hide();
        void undo();
      },
      drop,
      hide: () => {},
    };
    this.#standing.push(standing);
    return standing;
  }

  /** Listens to Ctrl+Z (⌘Z) until the returned function is called. */
  listen(): () => void {
    const onKey = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
      const newest = this.#standing.at(-1);
      if (!isUndo || !newest || event.defaultPrevented || isTyping(event.target)) return;
      event.preventDefault();
      newest.run();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }
}
