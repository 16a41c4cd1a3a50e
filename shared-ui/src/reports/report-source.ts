/** What a report is asked of. */
export interface ReportSource {
  /** What the records stand in; null where they are the projects or weeks themselves. */
  readonly parentId: string | null;
  /** The selected records; none stands for all. */
  readonly ids: readonly string[];
}
