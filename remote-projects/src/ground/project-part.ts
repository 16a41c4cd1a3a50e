import type { CurrentUser, Flags } from 'shared-contracts';
import type { LazyScreen } from 'shared-ui';
import type { Collection, StoredRows } from 'shared-ui/record';
import type { Client } from 'urql';
import type { ProjectStandingFiguresFragment } from '../generated/operations.ts';
import type { ProjectRecord } from './project-record.ts';

/** How many records belong to a project, and how many of them are waiting. */
export type ProjectStanding = ProjectStandingFiguresFragment;

/** The viewer of a project, as tabs need it. */
export interface ProjectViewer {
  readonly user: CurrentUser;
  readonly flags: Flags;
  /** Whether the project may be changed by the person, by the server's word. */
  readonly canEdit: boolean;
}

/** The groups of a project's tabs. */
export const projectGroups = ['work', 'record', 'around'] as const;

/** A tab of the project: its place in the groups of tabs, and the rows of the project's form that it shows. */
export interface ProjectPart {
  /** The segment of its address (002 §2, decision 54); its label is the text `tab.<path>`. */
  readonly path: string;
  readonly group: (typeof projectGroups)[number];
  /** Flags and rights; where it is hidden its address shows Access Denied. */
  readonly isShown?: (viewer: ProjectViewer) => boolean;
  /** Whether it needs the project's first save, as its history does. */
  readonly needsSaved?: boolean;
  readonly count?: (standing: ProjectStanding) => number | undefined;
  /**
   * Rows of the form; a hook that is called for every part each time, and returns the same list until some of it
   * changes.
   */
  readonly useCollections?: (project: ProjectRecord) => readonly Collection[];
  /** The rows that a save of the project answered. */
  readonly rowsOf?: (saved: ProjectRecord) => StoredRows | undefined;
  /** Starts the reads of the tab while somebody is on the way to it. */
  readonly readAhead?: (client: Client, projectId: string) => void;
  /** Fetched when it is first shown (`lazyScreen`); reads its rows itself. */
  readonly Tab: LazyScreen<{ readonly project: ProjectRecord }>;
}
