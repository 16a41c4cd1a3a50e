import { inLanguage, type Language } from 'shared-contracts';
import { texts } from '../../generated/texts/mail-greeting.ts';

/** The name of an account that is made before anybody says who has it. */
export const unnamedAccount = { firstName: 'System', lastName: 'Administrator' } as const;

interface Addressee {
  readonly firstName: string;
  readonly lastName: string;
}

const isUnnamed = ({ firstName, lastName }: Addressee): boolean =>
  firstName === unnamedAccount.firstName && lastName === unnamedAccount.lastName;

/** How a mail begins: with the first name of who gets it, where that is known. */
export function mailGreeting(person: Addressee | undefined, language: Language): string {
  const { named, plain } = inLanguage(texts, language);
  const name = person && !isUnnamed(person) ? person.firstName.trim() : '';
  return name ? named(name) : plain;
}
