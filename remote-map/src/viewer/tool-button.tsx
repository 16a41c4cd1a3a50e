import classes from './map-toolbar.module.css';

/** Drawings of the tools, in a square of 24. */
const drawings = {
  point: 'M5 3l14 8-6 2-3 6z',
  box: 'M4 6h16v12H4z',
  polygon: 'M4 9l7-5 9 4-3 11-10 1z',
  circle: 'M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16z',
  length: 'M3 17L17 3l4 4L7 21zM8 12l2 2M11 9l2 2M14 6l2 2',
  area: 'M4 20V4l16 16zM8 16v-4l4 4z',
  inSight: 'M3 8V3h5M16 3h5v5M21 16v5h-5M8 21H3v-5M9 9h6v6H9z',
  zoomIn: 'M12 5v14M5 12h14',
  zoomOut: 'M5 12h14',
  whole: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  drawRoute: 'M4 20l5-8 5 4 6-12M18 4h3v3',
  editRoute: 'M3 19l6-8 6 4 6-10M7 9h4v4H7zM13 13h4v4h-4z',
  along: 'M4 18c4-8 12-4 16-12M3 12c3-6 8-5 12-9M9 21c4-6 9-5 12-9',
  export: 'M12 3v11M8 10l4 4 4-4M4 15v5h16v-5',
  print: 'M7 9V3h10v6M7 17H3V9h18v8h-4M7 14h10v7H7z',
  layers: 'M12 3l9 5-9 5-9-5zM3 13l9 5 9-5',
  panel: 'M4 5h16v14H4zM15 5v14',
  full: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  more: 'M4 12h2M11 12h2M18 12h2',
} as const;

export type Drawing = keyof typeof drawings;

interface ToolButtonProps {
  readonly drawing: Drawing;
  readonly label: string;
  /** Whether it is on, of one that is on or off. */
  readonly isOn?: boolean;
  readonly onClick: () => void;
}

/** A button of the map's toolbar; its name shows where the pointer rests. */
export function ToolButton({ drawing, label, isOn, onClick }: ToolButtonProps) {
  return (
    <button
      type="button"
      className={classes['tool']}
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      onClick={onClick}
    >
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinejoin="round"
        aria-hidden
      >
        <path d={drawings[drawing]} />
      </svg>
    </button>
  );
}
