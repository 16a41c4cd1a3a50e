import type { FieldNode } from 'graphql';
import type { IFieldResolver } from 'mercurius';
import { pause } from '../../platform/work/take-turns.ts';
import type { RecordContext } from '../record-context.ts';
import type { FieldMapping } from './record-mapping.ts';
import type { RecordValues } from './record-store.ts';
import { aliasKey } from './select-store.ts';
import { selectionOfInfo } from './selection.ts';

type Load = Extract<FieldMapping, { kind: 'loaded' }>['load'];

/** The rows that wait for one field of an operation. */
interface Waiting {
  readonly ids: Set<string>;
  readonly answer: Promise<ReadonlyMap<string, unknown>>;
}

/**
 * Resolves a field for all rows of a page with one call of `load`, one turn of the event loop after the rows were read.
 */
export function loadedTogether(
  load: Load,
): IFieldResolver<RecordValues, RecordContext, Readonly<Record<string, unknown>>> {
  const waiting = new WeakMap<RecordContext, Map<FieldNode, Waiting>>();
  return async (row, _, context, info) => {
    const [node] = info.fieldNodes;
    if (!node) throw new Error('A field without a node was asked for.');
    const id = String(row[aliasKey(node.alias?.value ?? node.name.value)] ?? row[node.name.value]);
    const byNode = waiting.get(context) ?? new Map<FieldNode, Waiting>();
    waiting.set(context, byNode);
    const found = byNode.get(node);
    if (found) {
      found.ids.add(id);
      return (await found.answer).get(id);
    }
    const ids = new Set([id]);
    const answer = pause().then(() => {
      byNode.delete(node);
      return load(context, [...ids], selectionOfInfo(info));
    });
    byNode.set(node, { ids, answer });
    return (await answer).get(id);
  };
}
