/** How a wizard goes from page to page (000 §2). */
export const wizardDirections = ['forward', 'back', 'replace', 'forwardToInitial', 'backToInitial'] as const;

export type WizardDirection = (typeof wizardDirections)[number];

/** The pages that a person came through, the shown one last, and which way the last step went. */
export interface WizardTrail {
  readonly pages: readonly string[];
  readonly isBackward: boolean;
}

/** The way through a wizard at its first page. */
export const firstTrail = (initial: string): WizardTrail => ({ pages: [initial], isBackward: false });

/**
 * The next step of a wizard. Forward adds a page, back goes to the page before or to
 * a named one on the way, replace puts a page in place of the shown one; both ways
 * to the initial page forget everything between.
 */
export function nextTrail(
  { pages }: WizardTrail,
  initial: string,
  direction: WizardDirection,
  page?: string,
): WizardTrail {
  const isBackward = direction === 'back' || direction === 'backToInitial';
  if (direction === 'forwardToInitial' || direction === 'backToInitial')
    return { pages: [initial], isBackward };
  if (direction === 'back') {
    const place = page === undefined ? pages.length - 2 : pages.lastIndexOf(page);
    const back = pages.slice(0, place + 1);
    return { pages: back.length > 0 ? back : [page ?? initial], isBackward };
  }
  const before = direction === 'replace' ? pages.slice(0, -1) : pages;
  return { pages: [...before, page ?? initial], isBackward };
}
