import type { PrefetchContext } from 'shared-contracts';
import { readAhead } from 'shared-ui/record';
import {
  ProjectInfoTypesDocument,
  ProjectStandingDocument,
  SurfaceProjectDocument,
} from './generated/operations.ts';

/** Starts the reads of a project while the form's code still loads. */
export function prefetchProject({ route, params: { id }, client }: PrefetchContext): void {
  if (!id) return;
  if (route !== 'surface-project') return;
  readAhead(client, ProjectInfoTypesDocument, {});
  if (id === 'new') return;
  readAhead(client, SurfaceProjectDocument, { id });
  readAhead(client, ProjectStandingDocument, { id });
}
