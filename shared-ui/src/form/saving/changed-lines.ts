/** The changes of a save to a text of several lines, for example the rows of a list. */
interface ChangedLines {
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

const linesOf = (text: string): readonly string[] => text.split(/\n|; /);

/** The lines of one text that the other lacks, each as often as it has it more. */
function beyond(lines: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return lines.filter((line) => {
    const place = left.indexOf(line);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

/**
 * The lines that were removed and added between two texts; undefined where that is less clear than the texts: none
 * has several lines, or only their order changed.
 */
export function changedLines(before: string, after: string): ChangedLines | undefined {
  const [old, now] = [linesOf(before), linesOf(after)];
  if (old.length < 2 && now.length < 2) return undefined;
  const [removed, added] = [beyond(old, now), beyond(now, old)];
  return removed.length + added.length === 0 ? undefined : { removed, added };
}
