/** Text for screen readers only; its style is among those of the theme. */
export { VisuallyHidden } from '@mantine/core';
