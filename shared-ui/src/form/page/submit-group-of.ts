/** Attribute of the element around fields with a submit of their own. */
export const submitGroupAttribute = 'data-submit-group';

/** The innermost group of fields with a submit of its own around an element. */
export const submitGroupOf = (element: Element): Element | null =>
  element.closest(`[${submitGroupAttribute}]`);
