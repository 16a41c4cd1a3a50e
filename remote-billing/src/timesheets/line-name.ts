import { nameIn } from 'shared-contracts/forms';
import type { Translate } from 'shared-ui';
import type { RowFacts } from './week-rows.ts';

/** The project of a line; that it has none, where it has none. */
export const projectName = (project: RowFacts['project'], t: Translate): string =>
  (project && nameIn(project, 'description')) || t('timesheets.noProject');

/** The parts of a line's name other than its project: the work, the agreement, the description. */
export const lineParts = ({ kind, agreement, work, description }: RowFacts, t: Translate) => ({
  work: work || t(`timesheets.kind.${kind}`),
  more: [agreement ? nameIn(agreement, 'called') : '', description ?? ''].filter(Boolean).join(' · '),
});

/** A row in words, for people who do not see its position. */
export function rowName(facts: RowFacts, t: Translate): string {
  const { work, more } = lineParts(facts, t);
  return [work, projectName(facts.project, t), more].filter(Boolean).join(', ');
}
