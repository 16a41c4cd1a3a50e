import * as v from 'valibot';
import { SpatialError } from './spatial-error.ts';

/**
 * Most blocks that a drawing may place, counting each element of an array, because the reader copies the block's
 * content for each.
 */
const mostPlaced = 30_000;

/** Most steps of all lines and curves after all blocks are placed. */
const mostSteps = 50_000_000;

/** Deepest nesting of blocks. */
const mostNested = 50;

const count = v.optional(v.fallback(v.pipe(v.number(), v.finite(), v.minValue(1)), 1), 1);
const angle = v.optional(v.fallback(v.number(), 0), 0);
const list = v.optional(v.fallback(v.array(v.unknown()), []), []);

/** The fields of an entity that determine how much work it is to read. */
const entitySchema = v.object({
  type: v.optional(v.unknown()),
  block: v.optional(v.unknown()),
  rowCount: count,
  columnCount: count,
  startAngle: angle,
  endAngle: angle,
  vertices: list,
  knots: list,
  controlPoints: list,
  polyfaceMesh: v.optional(v.unknown()),
});

const blockSchema = v.object({ name: v.optional(v.unknown()), entities: list });

/** Number of placed blocks, and number of steps of the lines. */
interface Measure {
  readonly placed: number;
  readonly steps: number;
}

/** Radians between two points of a curve. */
const curveStep = (Math.PI * 2) / 72;

/** Points of a curve between two knots. */
const splinePoints = 26;

type Entity = v.InferOutput<typeof entitySchema>;

function stepsOf({
  type,
  startAngle,
  endAngle,
  vertices,
  knots,
  controlPoints,
  polyfaceMesh,
}: Entity): number {
  if (type === 'ARC' || type === 'ELLIPSE') return 1 + Math.abs(endAngle - startAngle) / curveStep;
  if (type === 'SPLINE') return knots.length * splinePoints * Math.max(1, controlPoints.length);
  // Each corner may copy all previous ones; a mesh compares each edge with all others.
  const corners = vertices.length;
  return polyfaceMesh ? corners * corners : 1 + corners + (corners * corners) / 50;
}

/**
 * Refuses a drawing whose blocks, arrays and curves expand to far more than a map draws, even if the file is small.
 * Throws a SpatialError.
 */
export function measureDrawing(
  {
    blocks = [],
    entities = [],
  }: { readonly blocks?: readonly unknown[]; readonly entities?: readonly unknown[] },
  name: string,
): void {
  const byName = new Map(
    blocks.map((block) => v.parse(blockSchema, block)).map((block) => [block.name, block.entities] as const),
  );
  const refused = () => new SpatialError(({ tooIntricate }) => tooIntricate(name));
  const known = new Map<unknown, Measure>();
  const measureOf = (all: readonly unknown[], depth: number): Measure => {
    // A block that contains itself would also never end.
    if (depth > mostNested) throw refused();
    let [placed, steps] = [0, 0];
    for (const one of all) {
      const entity = v.parse(entitySchema, one);
      if (entity.type === 'INSERT') {
        const within = byName.get(entity.block) ?? [];
        const measure = known.get(entity.block) ?? measureOf(within, depth + 1);
        known.set(entity.block, measure);
        const times = entity.rowCount * entity.columnCount;
        placed += times * (1 + measure.placed);
        steps += times * (1 + measure.steps);
      } else steps += stepsOf(entity);
      if (!(placed <= mostPlaced && steps <= mostSteps)) throw refused();
    }
    return { placed, steps };
  };
  measureOf(entities, 0);
}
