/** `_xHHHH_`: how a workbook writes a character that XML cannot contain (ECMA-376 part 1, 22.9.2.19, ST_Xstring). */
const escaped = /_x([0-9A-Fa-f]{4})_/g;

/**
 * The text of a cell as people see it: escapes are replaced by their characters, and `_x005F_` by the underscore that
 * keeps the letters after it from being an escape. Control characters other than tab and line breaks are left out,
 * because a spreadsheet shows nothing for them and PostgreSQL refuses U+0000.
 */
export const unescapedText = (text: string): string =>
  text.includes('_x')
    ? text.replace(escaped, (_all, hex: string) => {
        const code = Number.parseInt(hex, 16);
        const isControl = code < 0x20 && code !== 0x09 && code !== 0x0a && code !== 0x0d;
        return isControl ? '' : String.fromCharCode(code);
      })
    : text;
