import { isWithin } from './form-errors.ts';

/** Text that somebody left in a field and that chooses nothing, with the sentence shown at the field. */
interface UnreadText {
  readonly text: string;
  readonly message: string;
}

/** The texts of a form that choose nothing, by field. No save goes through while there is any, so none is lost in silence. */
class UnreadTexts {
  readonly #texts = new Map<string, UnreadText>();
  #onChange: () => void = () => {};

  /** Calls back after every change; there is one listener, the form's session. */
  listen(onChange: () => void): void {
    this.#onChange = onChange;
  }

  get size(): number {
    return this.#texts.size;
  }

  /** The fields with text that chooses nothing. */
  get paths(): readonly string[] {
    return [...this.#texts.keys()];
  }

  of(name: string): UnreadText | undefined {
    return this.#texts.get(name);
  }

  /** Keeps the text of a field; undefined drops it. */
  set(name: string, unread: UnreadText | undefined): void {
    if (this.#texts.get(name)?.text === unread?.text) return;
    if (unread) this.#texts.set(name, unread);
    else this.#texts.delete(name);
    this.#onChange();
  }

  /** Drops texts: all, for example when changes are undone, or those within one field. */
  drop(name?: string): void {
    const dropped = this.paths.filter((path) => name === undefined || isWithin(path, name));
    for (const path of dropped) this.#texts.delete(path);
    if (dropped.length > 0) this.#onChange();
  }
}

const textsBySession = new WeakMap<object, UnreadTexts>();

/** The unread texts of a form. They are stored apart from the session, as other packages build on its members. */
export function unreadTextsOf(session: object): UnreadTexts {
  const texts = textsBySession.get(session) ?? new UnreadTexts();
  textsBySession.set(session, texts);
  return texts;
}
