import { useLocation } from 'shared-ui/router';
import * as v from 'valibot';

/** What a step passes to the page that confirms it, so that the page's address alone reveals nothing. */
export const doneState = { isDone: true } as const;

const schema = v.object({ isDone: v.literal(true) });

/** Whether the page was reached by what it tells of; a reload keeps that, an address that is typed has none. */
export const useIsDone = (): boolean => v.safeParse(schema, useLocation().state).success;
