// Styles of what only grids use; the first screen's are in the theme.
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
