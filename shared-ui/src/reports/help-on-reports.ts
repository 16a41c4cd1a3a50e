import type { KeyboardEvent } from 'react';
import { reportsTopic } from 'shared-contracts/routes';
import { openHelpOn } from '../record/open-help.ts';

/** F1 in a dialog of reports opens the help on them, not on the form that opened it. */
export function helpOnReports(event: KeyboardEvent): void {
  if (event.key !== 'F1') return;
  event.preventDefault();
  event.stopPropagation();
  if (!event.repeat) void openHelpOn(reportsTopic);
}
