import type { BuiltRelease } from 'shared-contracts/release-fit';
import { operationRefusal } from '../../platform/graphql/operation-refusal.ts';
import { isHashOf } from '../operations/operation-hash.ts';

/** The operations of a release that this API would not run: those whose hash is wrong, and those beyond its limits. */
export function problemsOfOperations({ area, version, operations }: BuiltRelease): string[] {
  return Object.entries(operations).flatMap(([hash, text]) => {
    const refusal = isHashOf(hash, text)
      ? operationRefusal(text)
      : 'It is not the hash of the operation that stands there, so it could never run.';
    return refusal ? [`remote-${area} ${version}: operations.json, ${hash.slice(0, 64)}: ${refusal}`] : [];
  });
}
