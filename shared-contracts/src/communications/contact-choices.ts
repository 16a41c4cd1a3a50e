import type { attemptOutcomes } from './communication-validator.ts';

/** A method of contact, as an entry of its list. */
export interface ContactMethod {
  readonly id: string;
  readonly code: string;
}

/** The result of a contact that reached the person. */
export const reached = 'Reached';

/** The result of a contact. */
export type ContactResult = (typeof attemptOutcomes)[number] | typeof reached;

/** The result and the method of a contact as one choice. */
export interface ContactChoice {
  readonly result: ContactResult;
  /** Null if the installation has no methods. */
  readonly method: ContactMethod | null;
}

/** Parts of method names, in both languages, by which calls and visits are recognized. */
const calls = ['phone', 'call', 'teléfono', 'llamada'];
const visits = ['person', 'door', 'visit'];

const known = (methods: readonly ContactMethod[], parts: readonly string[]): ContactMethod | undefined =>
  methods.find(({ code }) => parts.some((part) => code.toLowerCase().includes(part)));

/**
 * The contacts that a land agent logs every day, in the order in which they are offered: calls and visits with each
 * result. A regulator rejects a contact without a method, so each choice has one if there are any methods.
 */
export function contactChoices(methods: readonly ContactMethod[]): readonly ContactChoice[] {
  const call = known(methods, calls) ?? methods[0] ?? null;
  const visit = known(methods, visits) ?? call;
  const both = (result: ContactResult): readonly ContactChoice[] =>
    visit === call
      ? [{ result, method: call }]
      : [
          { result, method: call },
          { result, method: visit },
        ];
  return [...both('NoAnswer'), { result: 'LeftCard', method: visit }, ...both('Refused'), ...both(reached)];
}

/** The same, followed by each further method with which somebody was reached, such as a letter or a text message. */
export function allContactChoices(methods: readonly ContactMethod[]): readonly ContactChoice[] {
  const usual = contactChoices(methods);
  const named = new Set(usual.map(({ method }) => method));
  return [
    ...usual,
    ...methods.filter((method) => !named.has(method)).map((method) => ({ result: reached, method }) as const),
  ];
}

/** The key of a choice: the same for the same result and method. */
export const choiceKey = ({ result, method }: ContactChoice): string => `${result} ${method?.id ?? ''}`;
