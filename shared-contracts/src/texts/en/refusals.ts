/** Refusals shared by several places, in one wording (002 §5). */
export const en = {
  readOnly: 'Your access is read-only. Ask a system administrator to change this.',
  unsupported: 'File type not supported.',
  tooLarge: 'File exceeds maximum size ({{megabytes}} MB).',
};
