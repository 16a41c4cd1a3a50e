import { createContext, useContext } from 'react';
import type { WizardDirection } from './wizard-pages.ts';

/** The actions available to the pages of a wizard. */
export interface WizardControl {
  readonly page: string;
  readonly initialPage: string;
  readonly canGoBack: boolean;
  readonly go: (direction: WizardDirection, page?: string) => void;
  readonly close: () => void;
  /** Another item is created after the first: it may be the same again (000 §2). */
  readonly isAnother: boolean;
  /** Begins with the first page, to create another item. */
  readonly startAnother: () => void;
  /** The text of the error page: the message of the thrown error. */
  readonly failure: string | undefined;
  /** Goes to the page 'error' with a message; `tryAgain` is what its button does. */
  readonly fail: (message: string | undefined, tryAgain?: () => void) => void;
  readonly tryAgain: () => void;
}

export const WizardContext = createContext<WizardControl | null>(null);

/** The wizard around a page; only inside one. */
export function useWizard(): WizardControl {
  const control = useContext(WizardContext);
  if (!control) throw new Error('A wizard page needs a wizard around it.');
  return control;
}
