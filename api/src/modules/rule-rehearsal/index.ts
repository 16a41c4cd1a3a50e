import type { ProvincialRuleInput } from 'shared-contracts/graphql';
import type { Module } from '../module.ts';
import { rehearseRule } from './rehearse-rule.ts';

/** Previews the effects of an edit of a provincial rule before it is saved. */
export const ruleRehearsal: Module = {
  schema: ['rule-rehearsal.graphql'],
  queries: {
    ruleRehearsal: (
      _parent: unknown,
      { input }: { readonly input: ProvincialRuleInput },
      context: Parameters<typeof rehearseRule>[1],
    ) => rehearseRule(input, context),
  },
};
