const forms = new Set<() => boolean>();

/** Lets the page ask whether a form has unsaved changes; returns a function that unregisters the form. */
export function noteForm(hasChanges: () => boolean): () => void {
  forms.add(hasChanges);
  return () => {
    forms.delete(hasChanges);
  };
}

/** Whether anything that was typed on the page would be lost with it. */
export const hasUnsavedChanges = (): boolean => [...forms].some((hasChanges) => hasChanges());
