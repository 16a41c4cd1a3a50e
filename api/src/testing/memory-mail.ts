import type { MailMessage, MailTransport } from '../platform/mail/transport.ts';

/** A mail server that keeps the mails it accepted. */
export interface MemoryMail extends MailTransport {
  readonly sent: readonly MailMessage[];
  /** Whether it accepts mails. */
  isUp: boolean;
}

/** A mail server in memory. It throws for every mail while it is not up. */
export function memoryMail(): MemoryMail {
  const sent: MailMessage[] = [];
  const mail: MemoryMail = {
    sent,
    isUp: true,
    send: async (message) => {
      if (!mail.isUp) throw new Error('The mail server does not answer.');
      sent.push(message);
    },
    close: () => {},
  };
  return mail;
}
