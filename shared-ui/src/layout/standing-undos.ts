interface StandingUndo {
  /** Takes back, once, and hides the message. */
  readonly run: () => void;
  /** The message is gone: nothing is taken back any more. */
  readonly drop: () => void;
  hide: () => void;
}

/** Whether keys belong to what is typed into: there Ctrl+Z takes letters back. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null;

/** What the messages that stand can take back. Ctrl+Z takes back the newest, where nothing is typed into. */
export class StandingUndos {
  readonly #standing: StandingUndo[] = [];

  /** Adds what a message takes back; rejections show a message of their own. */
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
