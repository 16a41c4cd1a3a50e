/** Elements that get the focus to be filled in; a tick box is not a good start. */
const fillable = [
  'input:not([readonly], :disabled, [type="checkbox"], [type="file"], [type="hidden"])',
  'textarea:not([readonly], :disabled)',
  'select:not(:disabled)',
];

/** Fields of a form have a name; what only says how something is shown has none. */
const named = fillable.map((element) => `${element}[name]`);

/** The first field of a part of the page that somebody can fill in. */
export const firstField = (part: Element | null | undefined): HTMLElement | null =>
  part?.querySelector<HTMLElement>(named.join()) ?? part?.querySelector<HTMLElement>(fillable.join()) ?? null;
