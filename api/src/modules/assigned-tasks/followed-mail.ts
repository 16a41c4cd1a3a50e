import { fallbackLanguage, inLanguage, languageOf } from 'shared-contracts';
import { recordPath } from 'shared-contracts/routes';
import { shownDate } from 'shared-contracts/shown-dates';
import { texts } from '../../generated/texts/followed-mail.ts';
import type { Db } from '../../platform/db/database.ts';
import { composeMail } from '../../platform/mail/mail-layout.ts';
import type { MailComposer } from '../../platform/mail/mail-queue.ts';
import { findFollowed } from './assign-tasks-store.ts';

/**
 * The mail that a rule sends, by the assigned task, what happened to it, and the address. Somebody who has
 * an account reads it in their language, and no longer gets it once they do not see the project.
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
    const said = inLanguage(texts, language);
    const isDone = trigger === 'Completed';
    const when = day ? shownDate(day, language) : undefined;
    return composeMail({
      to,
      language,
      subject: isDone ? said.completed(task, record) : said.started(task, record),
      greeting: reader ? said.greeting(reader.firstName) : said.welcome,
      paragraphs: [
        isDone
          ? said.completedBy(task, record, by ?? undefined, when)
          : said.startedBy(task, record, by ?? undefined, when),
        ...(project === record ? [] : [said.project(project)]),
      ],
      // Somebody without an account has nothing to open.
      ...(reader
        ? {
            button: {
              label: said.button,
              address: `${publicUrl}${recordPath({ projectId, tab: 'tasks', id })}`,
            },
          }
        : {}),
      footer: said.footer,
    });
  };
