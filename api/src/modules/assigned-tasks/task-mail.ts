import dayjs from 'dayjs';
import { languageOf } from 'shared-contracts';
import { dateFormats } from 'shared-contracts/limits';
import type { Db } from '../../platform/db/database.ts';
import { composeMail } from '../../platform/mail/mail-layout.ts';
import type { MailComposer } from '../../platform/mail/mail-queue.ts';
import { findAssignment } from './assign-tasks-store.ts';
import { taskTexts } from './texts/index.ts';

/** The mail about an assigned task, by its id. */
export const taskMail =
  (db: Db, publicUrl: string): MailComposer =>
  async (id) => {
    const found = await findAssignment(db, id);
    if (!found) return undefined;
    const language = languageOf(found.locale);
    const { subject, greeting, assigned, due, button, footer } = taskTexts[language].mail;
    return composeMail({
      to: found.email,
      language,
      subject: subject(found.task),
      greeting: greeting(found.firstName),
      paragraphs: [
        assigned(found.task, found.project),
        ...(found.dueDate ? [due(dayjs(found.dueDate).format(dateFormats.display))] : []),
      ],
      button: { label: button, address: `${publicUrl}home?source=assigned-tasks` },
      footer,
    });
  };
