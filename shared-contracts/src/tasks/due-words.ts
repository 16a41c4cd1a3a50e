/** The kinds of records that can have a task, as in `AssignedTaskParentClass`. */
type TaskPlaceName = 'Agreement' | 'Any' | 'Indigenous' | 'Project' | 'Request' | 'Stakeholder';

const everywhere: readonly TaskPlaceName[] = [
  'Agreement',
  'Any',
  'Indigenous',
  'Project',
  'Request',
  'Stakeholder',
];

/** The dates that a task can follow, each with the kinds of records that have it. */
const placesOfAnchors = {
  Assigned: everywhere,
  NamedDate: everywhere,
  TaskDue: everywhere,
  TaskDone: everywhere,
  Sent: ['Agreement', 'Request'],
  Signed: ['Agreement'],
  ConsentRequested: ['Agreement'],
  Consent: ['Agreement', 'Stakeholder'],
  SentToField: ['Agreement'],
  PlansReceived: ['Agreement'],
  Effective: ['Agreement'],
  Expiry: ['Agreement', 'Stakeholder'],
  Received: ['Request'],
  Notified: ['Indigenous', 'Stakeholder'],
  Answered: ['Indigenous'],
  Completed: ['Indigenous', 'Request', 'Stakeholder'],
} as const satisfies Readonly<Record<string, readonly TaskPlaceName[]>>;

export type DueAnchorName = keyof typeof placesOfAnchors;

const isAnchor = (name: string): name is DueAnchorName => name in placesOfAnchors;

export const dueAnchors: readonly DueAnchorName[] = Object.keys(placesOfAnchors).filter(isAnchor);

/** The units of the distance between a date and a task; working days are those of the project's province. */
export const dueUnits = ['Days', 'WorkingDays', 'AlbertaDays', 'Weeks', 'Months'] as const;

export type DueUnitName = (typeof dueUnits)[number];

export const dueSides = ['After', 'Before'] as const;

export type DueSideName = (typeof dueSides)[number];

/** When a task is due: a distance before or after a date; without an anchor, on a date of its own. */
export interface DueRule {
  readonly dueAnchor: DueAnchorName | null;
  /** Null counts as 0: on the followed date itself. */
  readonly dueCount: number | null;
  readonly dueUnit: DueUnitName | null;
  readonly dueSide: DueSideName | null;
  /** The name of the key date that the task follows. */
  readonly dueDateName: string | null;
}

/** The dates that a task on a kind of record can follow. */
export const anchorsOf = (place: string): readonly DueAnchorName[] =>
  dueAnchors.filter((anchor) => placesOfAnchors[anchor].some((one) => one === place));

/** Whether a task follows another task. */
export const followsTask = (anchor: unknown): boolean => anchor === 'TaskDue' || anchor === 'TaskDone';
