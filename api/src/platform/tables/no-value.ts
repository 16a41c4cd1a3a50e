/** The ways in which people write in a cell that it has no value; such a cell counts as empty. */
const nothing = /^(?:-{1,3}|[–—]|n\.?\/?a\.?|s\/o)$/i;

/** Words in place of a name that will be filled in later or is written elsewhere. */
const nobody =
  /^(?:\?{1,3}|tb[acd]|to be (?:determined|confirmed|advised)|unknown|inconnue?|desconocid[oa]|vacant|same|same as above|as above|see above|ditto|do\.|id\.|idem|"|''|''''|none|nil|no ?one|nobody|ninguno|aucun)\.?$/i;

/** Longer texts have a meaning of their own. */
const longest = 40;

/** Whether a cell states that it has no value: '-', 'n/a'. */
export const isNoValue = (text: string): boolean => text.length <= longest && nothing.test(text.trim());

/** Whether a text in place of a name names nobody: 'TBD', 'same as above'. */
export const namesNobody = (text: string): boolean =>
  text.length <= longest && (nobody.test(text.trim()) || nothing.test(text.trim()));
