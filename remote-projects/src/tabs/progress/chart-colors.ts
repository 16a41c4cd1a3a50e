/** Colours of what charts draw, which follow the page's theme. */
export const chartColors = {
  done: 'var(--rw-accent)',
  plan: 'var(--rw-text-dimmed)',
  missed: 'var(--rw-warning)',
  grid: 'var(--rw-border-faint)',
} as const;

/** What the axes of every chart look like. */
export const axisLook = { stroke: chartColors.plan, tick: { fill: chartColors.plan } } as const;

/** How every chart is laid out, in pixels. */
export const chartMargin = { top: 8, right: 16, bottom: 0, left: 0 } as const;

/** The size in which a chart is drawn before it knows its place, in pixels. */
export const firstSize = { width: 480, height: 240 } as const;
