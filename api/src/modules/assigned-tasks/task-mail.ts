import dayjs from 'dayjs';
import { type Language, languageOf } from 'shared-contracts';
import { dateFormats } from 'shared-contracts/limits';
import type { Db } from '../../platform/db/database.ts';
import { composeMail } from '../../platform/mail/mail-layout.ts';
import type { MailComposer } from '../../platform/mail/mail-queue.ts';
import { findAssignment } from './assign-tasks-store.ts';

interface TaskMailTexts {
  readonly subject: (task: string) => string;
  readonly greeting: (name: string) => string;
  readonly assigned: (task: string, project: string) => string;
  readonly due: (day: string) => string;
  readonly button: string;
  readonly footer: string;
}

const texts: Record<Language, TaskMailTexts> = {
  en: {
    subject: (task) => `New task: ${task}`,
    greeting: (name) => `Hello ${name},`,
    assigned: (task, project) => `The task ‘${task}’ on ${project} is now yours.`,
    due: (day) => `It is due on ${day}.`,
    button: 'Open my tasks',
    footer: 'Your tasks stand on the start screen of Rightway.',
  },
  es: {
    subject: (task) => `Tarea nueva: ${task}`,
    greeting: (name) => `Hola, ${name}:`,
    assigned: (task, project) => `La tarea «${task}» de ${project} es ahora suya.`,
    due: (day) => `Vence el ${day}.`,
    button: 'Abrir mis tareas',
    footer: 'Sus tareas están en la pantalla de inicio de Rightway.',
  },
};

/** The mail about an assigned task, by its id. */
export const taskMail =
  (db: Db, publicUrl: string): MailComposer =>
  async (id) => {
    const found = await findAssignment(db, id);
    if (!found) return undefined;
    const language = languageOf(found.locale);
    const { subject, greeting, assigned, due, button, footer } = texts[language];
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
