import { GraphQLError, parse, validate } from 'graphql';
import { type AreaName, contractVersion, isContractCompatible } from 'shared-contracts/area';
import { contractSchema } from '../records/catalog.ts';

interface Asked {
  readonly area: AreaName;
  readonly version: string;
  readonly contractVersion: string;
  readonly operations: Readonly<Record<string, string>>;
}

/** What is wrong with an operation against the schema that runs here, without guesses at other names. */
function problemsOf(text: string): readonly string[] {
  try {
    return validate(contractSchema, parse(text)).map(({ message }) =>
      message.replace(/ Did you mean .*$/, ''),
    );
  } catch (error) {
    return [error instanceof GraphQLError ? error.message : String(error)];
  }
}

const nameOf = (text: string): string => /\b(?:query|mutation)\s+(\w+)/.exec(text)?.[1] ?? 'An operation';

/** What breaks if a release runs here: its contract with the shell, and what it asks the API for. A sentence each. */
export function releaseProblems({ area, version, contractVersion: wanted, operations }: Asked): string[] {
  const release = `remote-${area} ${version}`;
  const contract = isContractCompatible(contractVersion, wanted)
    ? []
    : [`${release} is made for contract ${wanted}; the shell here has ${contractVersion}.`];
  const asked = Object.values(operations).flatMap((text) =>
    problemsOf(text).map((problem) => `${release}: ${nameOf(text)} breaks. ${problem}`),
  );
  return [...contract, ...asked];
}
