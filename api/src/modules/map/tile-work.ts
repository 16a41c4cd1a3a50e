import * as v from 'valibot';
import { cutTile } from './cut-tile.ts';

const taskSchema = v.object({
  layer: v.string(),
  z: v.number(),
  x: v.number(),
  y: v.number(),
  shapes: v.array(v.object({ geometry: v.unknown(), properties: v.record(v.string(), v.string()) })),
});

/** Cuts a tile with many shapes in a process of its own; returns its bytes as text. */
export default async function cutLargeTile(task: unknown): Promise<string> {
  return Buffer.from(cutTile(v.parse(taskSchema, task))).toString('base64');
}
