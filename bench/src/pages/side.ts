/** A grid of the bench's rows, drawn by one side. */
interface MountedGrid {
  /** The element that scrolls the rows. */
  readonly scroller: () => HTMLElement;
  readonly sort: (column: string, direction: 'asc' | 'desc') => void;
  /** Text of a column in the first row on the screen. */
  readonly firstCell: (column: string) => string;
}

export type GridSide = (root: HTMLElement) => Promise<MountedGrid>;

/** A form of the bench's fields, drawn by one side. */
interface MountedForm {
  /** Label of the field that is typed into. */
  readonly label: string;
  /** What the form holds for that field. */
  readonly value: () => string;
}

export type FormSide = (root: HTMLElement) => Promise<MountedForm>;

/** A page that shows a map when its button is pressed. */
interface MountedMap {
  readonly button: HTMLButtonElement;
}

export type MapSide = (root: HTMLElement) => Promise<MountedMap>;

declare global {
  interface Window {
    readonly bench: MountedGrid & MountedForm & MountedMap;
  }
}
