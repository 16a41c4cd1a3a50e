import { getIn } from 'final-form';
import type { FieldError } from 'shared-contracts/errors';
import { type FormTab, isWithin, ownError } from '../form-errors.ts';
import { hasParts } from '../form-values.ts';
import { submitGroupOf } from './submit-group-of.ts';

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

/** How long a tab may take to show the field to be focused, in milliseconds. */
const patience = 3000;

/** Puts the keyboard into a field of a part of the page, as soon as both are there. Returns what gives that up. */
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
  const observer = new MutationObserver(() => {
    if (!go()) return;
    stop();
    // A page that slides in takes the keyboard once it is there.
    timer = setTimeout(go);
  });
  let timer = setTimeout(() => stop(), patience);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}
