import { inLanguage, languageOf } from 'shared-contracts';
import { recordPath } from 'shared-contracts/routes';
import { shownDate } from 'shared-contracts/shown-dates';
import { texts } from '../../generated/texts/task-mail.ts';
import type { Db } from '../../platform/db/database.ts';
import { mailGreeting } from '../../platform/mail/mail-greeting.ts';
import { composeMail } from '../../platform/mail/mail-layout.ts';
import type { MailComposer } from '../../platform/mail/mail-queue.ts';
import { findAssignment } from './assign-tasks-store.ts';

/** Composes the mail about an assigned task, by its id. */
export const taskMail =
  (db: Db, publicUrl: string): MailComposer =>
  async (id) => {
    const found = await findAssignment(db, id);
    if (!found) return undefined;
    const language = languageOf(found.locale);
    const { subject, assigned, assignedOn, due, button, footer } = inLanguage(texts, language);
    return composeMail({
      to: found.email,
      language,
      subject: subject(found.task),
      greeting: mailGreeting(found, language),
      paragraphs: [
        found.record === found.project
          ? assigned(found.task, found.project)
          : assignedOn(found.task, found.record, found.project),
        ...(found.dueDate ? [due(shownDate(found.dueDate, language))] : []),
      ],
      button: {
        label: button,
        address: `${publicUrl}${recordPath({ projectId: found.projectId, tab: 'tasks', id })}`,
      },
      footer,
    });
  };
