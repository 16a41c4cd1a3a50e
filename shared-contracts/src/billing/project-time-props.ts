import * as v from 'valibot';

/** What an area passes to `ProjectTime`, the component that the billing area offers by that name. */
export interface ProjectTimeProps {
  /** A project that is saved. */
  readonly projectId: string;
}

/** The same as billing reads it: the page that asks may be of another release. */
export const projectTimePropsSchema = v.object({ projectId: v.pipe(v.string(), v.uuid()) });

/** The name that the component is asked for by. */
export const projectTimeName = 'ProjectTime';
