/** What the pointer is pressed on, and since when in milliseconds; undefined while it is up. */
let pressed: { readonly on: EventTarget | null; readonly since: number } | undefined;

/** Nobody presses a button for longer; a release may be missed, as in a frame of another site. */
const longestPress = 1000;

const releases = ['pointerup', 'pointercancel', 'dragend'] as const;

/** Begins to watch whether a mouse button or a finger is down. */
export function watchPress(): void {
  window.addEventListener(
    'pointerdown',
    ({ target }) => {
      pressed = { on: target, since: Date.now() };
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
  const left = pressed ? Math.min(longestPress, pressed.since + longestPress - Date.now()) : 0;
  // What is gone gets no click, and no release either.
  const isThere = pressed?.on instanceof Node && pressed.on.isConnected;
  if (!isThere || left <= 0) {
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
  end = setTimeout(released, left);
}
