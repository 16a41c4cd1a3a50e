/** Why a workbook cannot be read. */
export const workbookFaults = [
  'notWorkbook',
  'password',
  'notTable',
  'oldOrLocked',
  'noRows',
  'damaged',
  'bomb',
  'entities',
  'references',
  'manyRows',
  'manySheets',
  'manyColumns',
  'twins',
  'longText',
  'time',
  'memory',
] as const;

type WorkbookFault = (typeof workbookFaults)[number];

/** A workbook that cannot be read; `place` is the sheet concerned, or ''. */
export class WorkbookError extends Error {
  override readonly name = 'WorkbookError';
  readonly reason: WorkbookFault;
  readonly place: string;

  constructor(reason: WorkbookFault, place = '') {
    super(`The workbook is not read: ${reason} ${place}`);
    this.reason = reason;
    this.place = place;
  }
}
