/** A part of the test command: a step, and the groups for which it can be run separately. */
export interface Plannable {
  readonly name: string;
  /** Names of steps that must have run before; they are added to the plan. */
  readonly needs?: readonly string[];
  /** Parts that run separately: packages, or areas. */
  readonly groups?: readonly string[];
}

export interface Planned<Step extends Plannable> {
  readonly step: Step;
  /** The requested groups; all if there are none. */
  readonly groups: readonly string[];
  /** Whether a word named this step itself. */
  readonly isNamed: boolean;
}

/** Thrown for a word that names neither a step nor a group; its message lists both. */
export class UnknownWord extends Error {}

/** Names are compared by whole words, ignoring case. */
const names = (step: Plannable, word: string): boolean =>
  ` ${step.name.toLowerCase()} `.includes(` ${word.toLowerCase()} `);

/** The package of an area answers to the area's name too. */
const isGroup = (group: string, word: string): boolean => group === word || group === `remote-${word}`;

const groupsOf = ({ groups = [] }: Plannable, words: readonly string[]): readonly string[] =>
  groups.filter((group) => words.some((word) => isGroup(group, word)));

function whatThereIs(steps: readonly Plannable[]): string {
  const lines = steps.map(({ name, groups = [] }) =>
    groups.length > 0 ? `  ${name}: ${groups.join(', ')}` : `  ${name}`,
  );
  return `There are these steps, some with groups that run alone:\n${lines.join('\n')}`;
}

/** The steps that these run after, all the way down. */
function neededBy<Step extends Plannable>(steps: readonly Step[], chosen: ReadonlySet<Step>): Set<Step> {
  const needed = new Set(chosen);
  for (const step of needed) {
    for (const other of steps) if (step.needs?.includes(other.name)) needed.add(other);
  }
  return needed;
}

/**
 * The steps that words select, in the order of the list, with the steps that they need. Without words all steps;
 * 'stories' selects a step, 'stories admin' a group of it, 'admin' that group in every step. Throws an UnknownWord.
 */
export function planSteps<Step extends Plannable>(
  steps: readonly Step[],
  words: readonly string[],
): readonly Planned<Step>[] {
  if (words.length === 0) return steps.map((step) => ({ step, groups: [], isNamed: false }));
  // A word is a group before it is a step: 'api' is the package.
  const groupWords = words.filter((word) => steps.some((step) => groupsOf(step, [word]).length > 0));
  const stepWords = words.filter((word) => !groupWords.includes(word));
  const unknown = stepWords.find((word) => !steps.some((step) => names(step, word)));
  if (unknown !== undefined)
    throw new UnknownWord(`There is no step or group '${unknown}'. ${whatThereIs(steps)}`);

  const named = new Set(steps.filter((step) => stepWords.some((word) => names(step, word))));
  const chosen =
    named.size > 0 ? named : new Set(steps.filter((step) => groupsOf(step, groupWords).length > 0));
  const idle = [...chosen].find(
    (step) => step.groups && groupWords.length > 0 && groupsOf(step, groupWords).length === 0,
  );
  const unused = groupWords.find((word) => ![...chosen].some((step) => groupsOf(step, [word]).length > 0));
  if (idle || unused !== undefined) {
    throw new UnknownWord(
      `${idle ? `'${idle.name}' has no group` : 'No step that is named has a group'} '${unused ?? groupWords.join(' ')}'. ${whatThereIs(steps)}`,
    );
  }
  const planned = neededBy(steps, chosen);
  return steps
    .filter((step) => planned.has(step))
    .map((step) => ({
      step,
      groups: chosen.has(step) ? groupsOf(step, groupWords) : [],
      isNamed: named.has(step),
    }));
}
