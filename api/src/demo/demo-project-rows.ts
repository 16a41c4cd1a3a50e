import { dayFromToday } from './calendar.ts';
import type { DemoBook } from './demo-book.ts';
import { type DemoProject, workers } from './demo-projects.ts';

/** A person from the first company of a project; the same person for the same project. */
function personOf({ companies, operator, number }: DemoProject): string | null {
  const people = workers[companies[0] ?? operator.id] ?? [];
  return people[number % people.length] ?? null;
}

/** A planned date that has passed: every second project reached it late, the others have not reached it yet. */
function addLateDate(book: DemoBook, { id, number }: DemoProject): void {
  const planned = -6 - (number % 20);
  book.add('key_date', {
    surface_project_id: id,
    sequence: 5,
    name: 'Landowner notices out',
    planned_date: dayFromToday(planned),
    actual_date: number % 2 === 0 ? dayFromToday(planned + 4) : null,
  });
}

/**
 * Obligations of the project itself: a yearly one that was completed, with the one that follows it, one that is
 * overdue, and one in the future.
 */
function addDuties(book: DemoBook, project: DemoProject): void {
  const { number } = project;
  const responsible = personOf(project);
  const add = (sequence: number, type: string, values: { readonly [column: string]: unknown }) =>
    book.add('obligation', {
      surface_project_id: project.id,
      agreement_id: null,
      sequence,
      obligation_type_id: book.lists.id('obligation_type', type),
      description: null,
      due_date: null,
      completed_date: null,
      responsible_id: responsible,
      recurrence_interval: null,
      recurrence_unit: null,
      follows_id: null,
      ...values,
    });
  const yearly = {
    recurrence_interval: 12,
    recurrence_unit: 'Months',
    description: 'Inspect the right-of-way.',
  };
  const due = 20 + (number % 60);
  const done = add(1, 'Weed Control', {
    ...yearly,
    due_date: dayFromToday(due - 365),
    completed_date: dayFromToday(due - 370),
  });
  add(2, 'Weed Control', { ...yearly, due_date: dayFromToday(due), follows_id: done });
  add(3, 'Notification', {
    description: 'Tell the county before heavy hauling.',
    due_date: dayFromToday(-2 - (number % 9)),
  });
  add(4, 'Reclamation', { description: 'Restore the work space.', due_date: dayFromToday(300 + number) });
}

const contacts = [
  { method: 'Email', isReached: true, comments: 'Sent the notification package with the map.' },
  { method: 'Phone', isReached: false, comments: 'Called the lands office; no answer.' },
  { method: 'Phone', isReached: false, comments: 'Called again; left a message to call back.' },
  { method: 'Meeting', isReached: true, comments: 'Went through the route and the timing together.' },
] as const;

/** A community that is consulted, with every contact and attempt. */
function addEngagement(book: DemoBook, project: DemoProject, place: number): void {
  const bands = book.lists.codes('band');
  const band = bands[(project.number + place * 3) % bands.length] ?? '';
  const notified = project.started + 20 + place * 10;
  const speaker = book.lists.id('indigenous_representative', `Consultation Office, ${band}`);
  const id = book.add('indigenous_engagement', {
    surface_project_id: project.id,
    sequence: place,
    band_id: book.lists.id('band', band),
    representative_id: speaker,
    notified_date: dayFromToday(notified),
    response_date: null,
    completed_date: null,
    notes: null,
  });
  for (const [index, { method, isReached, comments }] of contacts.entries())
    book.add('indigenous_log', {
      indigenous_engagement_id: id,
      date: dayFromToday(Math.min(notified + index * 7, 0)),
      method_of_contact_id: book.lists.id('indigenous_method_of_contact', method),
      representative_id: isReached ? speaker : null,
      contacted_by_id: personOf(project),
      is_successful: isReached,
      comments,
    });
}

/** Rows that every project of the demo has on its tabs, in addition to those that only some projects have. */
export function makeProjectRows(book: DemoBook, projects: readonly DemoProject[]): void {
  for (const project of projects) {
    addLateDate(book, project);
    addDuties(book, project);
    // Every third project already has an engagement.
    if (project.number % 3 !== 0) addEngagement(book, project, 1);
  }
}
