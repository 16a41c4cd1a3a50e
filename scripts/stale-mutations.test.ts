import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse } from 'graphql';
import { expect, it } from 'vitest';
import { readSchema } from '../shared-contracts/src/graphql/schema.ts';
import { filesOf, packages, root } from './suite.ts';

const sources = packages
  .filter((name) => name.startsWith('remote-') || name === 'host' || name === 'shared-ui')
  .flatMap((name) => filesOf(join(root, name, 'src')));

/** Mutations that the pages of any package send, by name. */
const sent = new Set(
  sources
    .filter((file) => file.endsWith('.graphql'))
    .flatMap((file) => parse(readFileSync(file, 'utf8')).definitions)
    .flatMap((one) =>
      one.kind === 'OperationDefinition' && one.operation === 'mutation' ? one.selectionSet.selections : [],
    )
    .flatMap((one) => (one.kind === 'Field' ? [one.name.value] : [])),
);

const mutations = Object.keys(
  buildSchema(readSchema(), { assumeValidSDL: true }).getMutationType()?.getFields() ?? {},
);

/** What areas declare of the lists that a mutation makes stale; those of master data are made with its lists. */
const declarations = sources.filter((file) => file.endsWith('-stale.ts'));

it.each(declarations.map((file) => file.slice(root.length + 1)))(
  '%s names no mutation that no page sends',
  (file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const named = mutations.filter((mutation) => new RegExp(`\\b${mutation}:`).test(text));
    expect(named.filter((mutation) => !sent.has(mutation))).toEqual([]);
  },
);

it('are declared in several files', () => expect(declarations.length).toBeGreaterThan(4));
