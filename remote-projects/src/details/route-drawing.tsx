import { positionsOf, type Route } from 'shared-contracts/projects';
import classes from './details.module.css';
import { linesOf } from './route-size.ts';

const width = 320;
const height = 120;
const margin = 10;

/** A route by itself, north up, as large as fits; no map. */
export function RouteDrawing({ route, label }: { readonly route: Route; readonly label: string }) {
  const positions = [...positionsOf(route)];
  const xs = positions.map(([x]) => x);
  const ys = positions.map(([, y]) => y);
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  // A degree of longitude is shorter than one of latitude.
  const narrow = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const scale = Math.min(
    (width - 2 * margin) / Math.max((east - west) * narrow, 1e-6),
    (height - 2 * margin) / Math.max(north - south, 1e-6),
  );
  const at = ([x, y]: readonly [number, number]) => ({
    x: width / 2 + (x - (west + east) / 2) * narrow * scale,
    y: height / 2 - (y - (south + north) / 2) * scale,
  });
  const lines = linesOf(route);
  const isArea = route.type === 'Polygon' || route.type === 'MultiPolygon';
  return (
    <svg className={classes['drawing']} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {lines.map((line, place) => (
        <polyline
          // Lines have no names, and their order is theirs.
          key={`${place} ${line.length}`}
          points={line
            .map(at)
            .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
            .join(' ')}
          fill={isArea ? 'var(--rw-accent-soft)' : 'none'}
          stroke="var(--rw-accent)"
          strokeWidth={2}
        />
      ))}
      {lines.length === 0 &&
        positions
          .map(at)
          .map(({ x, y }) => <circle key={`${x} ${y}`} cx={x} cy={y} r={4} fill="var(--rw-accent)" />)}
    </svg>
  );
}
