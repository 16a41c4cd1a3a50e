/** 'sentToFieldDate' as words, for a field that no text names. */
const fieldInWords = (field: string): string =>
  field
    .replace(/^.*\./, '')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());

/** A field's label; where no text names the field, its name in words instead of the text's key. */
export const labelOrWords = (label: string, field: string): string =>
  label === field || label.endsWith(`.${field}`) ? fieldInWords(field) : label;
