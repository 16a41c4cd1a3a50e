import { firstField } from './first-field.ts';
import { untilDone } from './until-done.ts';

/** A picker whose list is still coming: it is the first field as soon as it has come. */
const coming = 'input[aria-busy="true"]';

/** Whether a picker that is still coming is before an element, or there is nothing else yet. */
function isStillComing(part: Element | null, first: HTMLElement | null): boolean {
  const waiting = part?.querySelector(coming);
  if (!waiting) return first === null;
  return !first || Boolean(waiting.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING);
}

/**
 * Puts the keyboard into the first field of a part of the page, as soon as that can be filled in: a picker may wait for
 * the list of another area. Gives up once somebody is elsewhere. Returns what gives it up.
 */
export function beginInField(part: () => Element | null): () => void {
  const left = document.activeElement;
  return untilDone(() => {
    const focused = document.activeElement;
    if (focused !== left && focused !== document.body) return true;
    const first = firstField(part());
    if (isStillComing(part(), first)) return false;
    first?.focus();
    return true;
  });
}
