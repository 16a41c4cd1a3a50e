import { useLocation } from 'shared-ui/router';
import * as v from 'valibot';

/** The state that a step passes to its confirmation page, so that the page's address alone reveals nothing. */
export const doneState = { isDone: true } as const;

const schema = v.object({ isDone: v.literal(true) });

/**
 * Whether the page was reached by completing the step it confirms; a reload keeps that, but a typed address does not
 * have it.
 */
export const useIsDone = (): boolean => v.safeParse(schema, useLocation().state).success;
