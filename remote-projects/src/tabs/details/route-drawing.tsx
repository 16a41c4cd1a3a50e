import { fitPositions, linesOf, pointsOf, positionsOf, type Route } from 'shared-contracts/projects';
import classes from './details.module.css';

const size = { width: 320, height: 120, margin: 10 };

/** A route by itself, north up, as large as fits; no map. */
export function RouteDrawing({ route, label }: { readonly route: Route; readonly label: string }) {
  const positions = [...positionsOf(route)];
  const at = fitPositions(positions, size);
  const lines = linesOf(route);
  const isArea = route.type === 'Polygon' || route.type === 'MultiPolygon';
  return (
    <svg
      className={classes['drawing']}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={label}
    >
      {lines.map((line, place) => (
        <polyline
          // Lines have no names, and their order is theirs.
          key={`${place} ${line.length}`}
          points={pointsOf(line, at)}
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
