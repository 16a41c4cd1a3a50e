import {
  GraphQLError,
  type GraphQLSchema,
  NoUnusedFragmentsRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import type { AreaName } from '../area/area-names.ts';
import { isContractCompatible } from '../area/contract-version.ts';
import { shortRefusal } from './short-refusal.ts';

export { shortRefusal };

/** The schema and shell that a release was built against. */
export interface BuiltRelease {
  readonly area: AreaName;
  readonly version: string;
  readonly contractVersion: string;
  /** Texts of its operations by their hash. */
  readonly operations: Readonly<Record<string, string>>;
}

/** Words and signs of an operation; validating compares fields with each other, so this bounds its time. The suite's largest has 500. */
export const tokenLimit = 4000;

/** A fragment may be published without an operation that uses it. */
const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);

/** The faults of an operation under a schema, without guesses at other names. */
function problemsOf(schema: GraphQLSchema, text: string): readonly string[] {
  try {
    const errors = validate(schema, parse(text, { maxTokens: tokenLimit }), rules);
    return errors.map(({ message }) => shortRefusal(message));
  } catch (error) {
    return [shortRefusal(error instanceof GraphQLError ? error.message : String(error))];
  }
}

const nameOf = (text: string): string =>
  /\b(?:query|mutation|fragment)\s+(\w+)/.exec(text)?.[1] ?? 'An operation';

/** The problems of a release with this schema and this shell: a sentence each, with the release that breaks. */
export function releaseProblems(
  schema: GraphQLSchema,
  shellContract: string,
  { area, version, contractVersion, operations }: BuiltRelease,
): string[] {
  const release = `remote-${area} ${version}`;
  const contract = isContractCompatible(shellContract, contractVersion)
    ? []
    : [`${release} is made for contract ${contractVersion}; the shell has ${shellContract}.`];
  const misfits = Object.values(operations).flatMap((text) =>
    problemsOf(schema, text).map((problem) => `${release}: ${nameOf(text)} breaks. ${problem}`),
  );
  return [...contract, ...misfits];
}
