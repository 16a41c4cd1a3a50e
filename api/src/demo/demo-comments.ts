import { mentionToken } from 'shared-contracts/comments';
import { dayFromToday, momentFromToday } from './calendar.ts';
import type { DemoAgreement } from './demo-agreements.ts';
import type { DemoBook } from './demo-book.ts';
import { type DemoProject, workers } from './demo-projects.ts';

interface DemoComment {
  readonly company: keyof typeof workers;
  readonly author: string;
  readonly text: string;
  readonly mentions?: readonly string[];
  readonly isConfidential?: boolean;
  /** In days from the demo's today, and the hour. */
  readonly day: number;
  readonly hour: number;
}

function add(
  book: DemoBook,
  project: DemoProject,
  agreementId: string | null,
  { company, author, text, mentions = [], isConfidential = false, day, hour }: DemoComment,
): void {
  const id = book.add('comment', {
    source: agreementId === null ? 'Project' : 'Agreement',
    surface_project_id: project.id,
    agreement_id: agreementId,
    author_id: author,
    owner_id: company,
    text,
    is_confidential: isConfidential,
    created_at: momentFromToday(day, hour),
  });
  for (const person of mentions)
    book.link('comment_mention', { comment_id: id, person_id: person, mentioned_on: dayFromToday(day) });
}

/**
 * Comments of two companies on their projects: a question that mentions somebody, the answer, and a remark that only
 * one company sees. They are weeks old, so that no inbox is full before anybody has worked.
 */
export function makeComments(
  book: DemoBook,
  projects: readonly DemoProject[],
  agreements: readonly DemoAgreement[],
): void {
  for (const project of projects) {
    const [company, other] = project.companies;
    if (company === undefined || other === undefined) continue;
    const [asker] = workers[company];
    const [answerer] = workers[other];
    const day = -20 - (project.number % 9);
    add(book, project, null, {
      ...{ company, author: asker, day, hour: 16 },
      text: `${mentionToken(answerer)} the county wants the haul route before they sign. Do you have the latest plan?`,
      mentions: [answerer],
    });
    add(book, project, null, {
      ...{ company: other, author: answerer, day: day + 1, hour: 15 },
      text: `${mentionToken(asker)} it is under Documents since this morning.\nThe bridge at the creek is not on it yet.`,
      mentions: [asker],
    });
    add(book, project, null, {
      ...{ company, author: asker, day: day + 1, hour: 18, isConfidential: true },
      text: 'The county was promised the bridge in spring. Do not sign before it is on the plan.',
    });
    const first = agreements.find((agreement) => agreement.project.id === project.id);
    if (first)
      add(book, project, first.id, {
        ...{ company, author: asker, day: day + 2, hour: 17 },
        text: `The owner asked for a second gate. ${mentionToken(answerer)} is that within the budget?`,
        mentions: [answerer],
      });
  }
}
