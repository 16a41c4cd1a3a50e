import type { attemptOutcomes } from './communication-validator.ts';

/** A method of contact as its list has it. */
export interface ContactMethod {
  readonly id: string;
  readonly code: string;
}

/** The result of a contact that reached somebody. */
export const reached = 'Reached';

/** What came of a contact. */
export type ContactResult = (typeof attemptOutcomes)[number] | typeof reached;

/** What came of a contact and how it was made, as one choice. */
export interface ContactChoice {
  readonly result: ContactResult;
  /** Null where an installation has no methods. */
  readonly method: ContactMethod | null;
}

/** Parts of names of methods, in both languages, by which a call and a visit are known. */
const calls = ['phone', 'call', 'teléfono', 'llamada'];
const visits = ['person', 'door', 'visit'];

const known = (methods: readonly ContactMethod[], parts: readonly string[]): ContactMethod | undefined =>
  methods.find(({ code }) => parts.some((part) => code.toLowerCase().includes(part)));

/**
 * The contacts that a land agent logs all day, in the order in which they are offered: calls and visits by what came of
 * them. A regulator sends back a contact without its method, so each has one where there are any.
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

/** The same, and behind them each further method that reached somebody, as a letter or a text message. */
export function allContactChoices(methods: readonly ContactMethod[]): readonly ContactChoice[] {
  const usual = contactChoices(methods);
  const named = new Set(usual.map(({ method }) => method));
  return [
    ...usual,
    ...methods.filter((method) => !named.has(method)).map((method) => ({ result: reached, method }) as const),
  ];
}

/** The key of a choice, the same for the same result and method. */
export const choiceKey = ({ result, method }: ContactChoice): string => `${result} ${method?.id ?? ''}`;
