import * as v from 'valibot';

/** The properties of `ProjectTime`, the component that the billing area offers under that name. */
export interface ProjectTimeProps {
  /** A saved project. */
  readonly projectId: string;
}

/**
 * The same properties as the billing area parses them, because the page that passes them may belong to another release.
 */
export const projectTimePropsSchema = v.object({ projectId: v.pipe(v.string(), v.uuid()) });

/** The name under which the component is requested. */
export const projectTimeName = 'ProjectTime';
