/** The source of a report. */
export interface ReportSource {
  /** The parent of the records; null where they are the projects or weeks themselves. */
  readonly parentId: string | null;
  /** The selected records; none means all. */
  readonly ids: readonly string[];
}
