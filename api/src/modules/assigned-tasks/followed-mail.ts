import { fallbackLanguage, inLanguage, languageOf } from 'shared-contracts';
import { recordPath } from 'shared-contracts/routes';
import { shownDate } from 'shared-contracts/shown-dates';
import { texts } from '../../generated/texts/followed-mail.ts';
import type { Db } from '../../platform/db/database.ts';
import { mailGreeting } from '../../platform/mail/mail-greeting.ts';
import { composeMail } from '../../platform/mail/mail-layout.ts';
import type { MailComposer } from '../../platform/mail/mail-queue.ts';
import { findFollowed } from './assign-tasks-store.ts';

/**
 * The mail that a rule sends, about an assigned task, what happened to it, and to which address. A recipient with an
 * account reads it in their own language, and does not get it any more once they may not see the project.
 */
export const followedMail =
  (db: Db, publicUrl: string): MailComposer =>
  async (subjectOfJob) => {
    const [id = '', trigger = '', ...rest] = subjectOfJob.split(' ');
    const to = rest.join(' ');
    const found = await findFollowed(db, id, trigger, to);
    if (!found || found.reader?.canSee === false) return undefined;
    const { task, record, project, projectId, by, day, reader } = found;
    const language = reader ? languageOf(reader.locale) : fallbackLanguage;
    const wording = inLanguage(texts, language);
    const isDone = trigger === 'Completed';
    const when = day ? shownDate(day, language) : undefined;
    return composeMail({
      to,
      language,
      subject: isDone ? wording.completed(task, record) : wording.started(task, record),
      greeting: mailGreeting(reader ?? undefined, language),
      paragraphs: [
        isDone
          ? wording.completedBy(task, record, by ?? undefined, when)
          : wording.startedBy(task, record, by ?? undefined, when),
        ...(project === record ? [] : [wording.project(project)]),
      ],
      // A recipient without an account cannot open anything.
      ...(reader
        ? {
            button: {
              label: wording.button,
              address: `${publicUrl}${recordPath({ projectId, tab: 'tasks', id })}`,
            },
          }
        : {}),
      footer: wording.footer,
    });
  };
