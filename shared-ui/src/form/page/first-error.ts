import { getIn } from 'final-form';
import type { FieldError } from 'shared-contracts/errors';
import { type FormTab, isWithin, ownError } from '../form-errors.ts';
import { hasParts } from '../form-values.ts';
import { submitGroupOf } from './submit-group-of.ts';
import { untilDone } from './until-done.ts';

/** The first field with an error: its tab and the path that its input is named by. */
interface FirstError {
  readonly tab: FormTab;
  readonly label: string;
  readonly path: string;
}

/** The path of the first message within a field's error, as `rates[2].rate`. */
function firstPath(error: unknown, path: string): string | undefined {
  if (typeof error === 'string') return path;
  if (Array.isArray(error)) {
    for (const [place, inner] of error.entries()) {
      const found = firstPath(inner, `${path}[${place}]`);
      if (found) return found;
    }
    return ownError(error) === undefined ? undefined : path;
  }
  if (!hasParts(error)) return undefined;
  for (const [name, inner] of Object.entries(error)) {
    const found = firstPath(inner, `${path}.${name}`);
    if (found) return found;
  }
  return undefined;
}

/** The first rule that a form without tabs breaks: where, and the message. */
export function firstFault(errors: object): FieldError | undefined {
  for (const [name, error] of Object.entries(errors)) {
    const path = firstPath(error, name);
    const message = path === undefined ? undefined : ownError(getIn(errors, path));
    if (path !== undefined && message !== undefined) return { path, message };
  }
  return undefined;
}

/** The first field, in the order of the tabs, that the form or the server objects to. */
export function firstError(
  tabs: readonly FormTab[],
  errors: object,
  refused: readonly string[],
): FirstError | undefined {
  for (const tab of tabs) {
    for (const { name, label } of tab.fields) {
      const path =
        firstPath(getIn(errors, name), name) ?? refused.find((refusedPath) => isWithin(refusedPath, name));
      if (path) return { tab, label, path };
    }
  }
  return undefined;
}

/** What a person does once they want the keyboard somewhere themselves. */
const ownMoves = ['keydown', 'pointerdown'] as const;

/**
 * Puts the keyboard into a field of a part of the page, as soon as both are there, however slow the machine or the
 * line; not after the person has gone on by key or pointer. Returns what gives that up.
 */
export function focusField(part: () => Element | null, path: string): () => void {
  const go = (): boolean => {
    const around = part();
    // Fields with a submit of their own may have the same name.
    const field = [...(around?.querySelectorAll<HTMLElement>('[name]') ?? [])].find(
      (element) =>
        element.getAttribute('name') === path && submitGroupOf(element)?.contains(around) !== false,
    );
    field?.focus();
    field?.scrollIntoView?.({ block: 'center' });
    return field !== undefined;
  };
  if (go()) return () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ended = new AbortController();
  const stopWaiting = untilDone(() => {
    if (!go()) return false;
    ended.abort();
    // A page that slides in takes the keyboard once it is there.
    timer = setTimeout(go);
    return true;
  });
  const stop = () => {
    ended.abort();
    stopWaiting();
    clearTimeout(timer);
  };
  // Before any other listener, so that the key that led here has passed already.
  for (const move of ownMoves) window.addEventListener(move, stop, { capture: true, signal: ended.signal });
  return stop;
}
