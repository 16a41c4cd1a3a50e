/** What the pointer is pressed on; undefined while it is up. */
let pressed: EventTarget | null | undefined;

/** Nobody presses a button for longer; a release may be missed, as in a frame of another site. */
const longestPress = 1000;

const releases = ['pointerup', 'pointercancel', 'dragend'] as const;

/** Begins to watch whether a mouse button or a finger is down. */
export function watchPress(): void {
  window.addEventListener(
    'pointerdown',
    ({ target }) => {
      pressed = target;
    },
    true,
  );
  for (const name of releases)
    window.addEventListener(
      name,
      () => {
        pressed = undefined;
      },
      true,
    );
}

/**
 * Runs what may move the page once the pointer is released, at once where it is not down: a button that moves while it
 * is pressed, because an error appears above it, is missed by the click.
 */
export function afterPress(run: () => void): void {
  // What is gone gets no click, and no release either.
  if (!(pressed instanceof Node && pressed.isConnected)) {
    run();
    return;
  }
  let end: ReturnType<typeof setTimeout>;
  const released = () => {
    clearTimeout(end);
    pressed = undefined;
    for (const name of releases) window.removeEventListener(name, released, true);
    // The click follows the release.
    setTimeout(run, 0);
  };
  for (const name of releases) window.addEventListener(name, released, true);
  end = setTimeout(released, longestPress);
}
