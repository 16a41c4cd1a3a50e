import { type BillingHindranceName, billingHindrances } from 'shared-contracts/billing';
import { today } from 'shared-contracts/days';
import type { WorkFilter, WorkGrouping } from 'shared-contracts/graphql';

/** What work in progress is summed by. */
export const workGroupings = ['Client', 'Project', 'Person'] as const satisfies readonly WorkGrouping[];

/** Why lines wait, as the filter offers it. */
export const shownHindrances = ['ALL', ...billingHindrances.toReversed()] as const;

type ShownHindrance = (typeof shownHindrances)[number];

/** The filter of work in progress in the address; names accompany the ids. */
export interface WorkShown {
  readonly groupedBy: WorkGrouping;
  readonly hindrance: ShownHindrance;
  readonly asOf: string;
  readonly only: { readonly of: WorkGrouping; readonly id: string; readonly name: string } | undefined;
}

/** What an address asks of work in progress. */
export function workShown(params: URLSearchParams): WorkShown {
  const groupedBy = workGroupings.find((one) => one === params.get('by')) ?? 'Client';
  const hindrance = shownHindrances.find((one) => one === params.get('why')) ?? 'ALL';
  const of = workGroupings.find((one) => one === params.get('of'));
  const id = params.get('id');
  return {
    groupedBy,
    hindrance,
    asOf: params.get('asOf') ?? today(),
    only: of && id ? { of, id, name: params.get('name') ?? '' } : undefined,
  };
}

const idNames = { Client: 'clientId', Person: 'userId', Project: 'surfaceProjectId' } as const;

/** The parameters of the API's query; the sums of all reasons stay visible, even if only one reason is shown. */
export function workFilter({ only, hindrance }: WorkShown, withReason: boolean): WorkFilter {
  const reasons: readonly BillingHindranceName[] | undefined =
    withReason && hindrance !== 'ALL' ? [hindrance] : undefined;
  return {
    ...(only ? { [idNames[only.of]]: only.id } : {}),
    ...(reasons ? { hindrances: [...reasons] } : {}),
  };
}
