import { useEffect, useRef } from 'react';
import { keepFocus } from './kept-focus.ts';
import classes from './overlay-place.module.css';

/**
 * Where menus, tips and dialogs of the page are drawn: inside its main landmark, so that people who go from
 * landmark to landmark find them, and a dialog's head is no second banner. Mantine draws them in the node of this
 * name. A dialog that goes gives the keyboard back to the page.
 */
export function OverlayPlace() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current ? keepFocus(place.current) : undefined), []);
  return <div ref={place} className={classes['place']} data-mantine-shared-portal-node="true" />;
}
