import '@mantine/core/styles/VisuallyHidden.css';

/** What is said to those who hear the page, and drawn for nobody. */
export { VisuallyHidden } from '@mantine/core';
