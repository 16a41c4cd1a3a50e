/** What is said to those who hear the page, and drawn for nobody; its style is among those of the theme. */
export { VisuallyHidden } from '@mantine/core';
