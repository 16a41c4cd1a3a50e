import { inLanguage, type Language } from 'shared-contracts';
import { texts } from '../../generated/texts/mail-greeting.ts';

/** The placeholder name of an account that is created before anybody enters whose it is. */
export const unnamedAccount = { firstName: 'System', lastName: 'Administrator' } as const;

interface Addressee {
  readonly firstName: string;
  readonly lastName: string;
}

const isUnnamed = ({ firstName, lastName }: Addressee): boolean =>
  firstName === unnamedAccount.firstName && lastName === unnamedAccount.lastName;

/** The greeting of a mail: with the recipient's first name, where it is known. */
export function mailGreeting(person: Addressee | undefined, language: Language): string {
  const { named, plain } = inLanguage(texts, language);
  const name = person && !isUnnamed(person) ? person.firstName.trim() : '';
  return name ? named(name) : plain;
}
