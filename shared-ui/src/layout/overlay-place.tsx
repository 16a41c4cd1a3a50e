import classes from './overlay-place.module.css';

/**
 * Where menus, tips and dialogs of the page are drawn: inside its main landmark, so that people who go from
 * landmark to landmark find them, and a dialog's head is no second banner. Mantine draws them in the node of this
 * name.
 */
export function OverlayPlace() {
  return <div className={classes['place']} data-mantine-shared-portal-node="true" />;
}
