import * as v from 'valibot';

/** The properties of `ProjectTime`, the component that the billing area offers under that name. */
export interface ProjectTimeProps {
  /** A project that is saved. */
  readonly projectId: string;
}

/** The same as billing reads it: the page that asks may be of another release. */
export const projectTimePropsSchema = v.object({ projectId: v.pipe(v.string(), v.uuid()) });

/** The name under which the component is requested. */
export const projectTimeName = 'ProjectTime';
