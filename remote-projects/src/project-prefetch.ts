import type { PrefetchContext } from 'shared-contracts';
import { readAhead } from 'shared-ui/record';
import {
  ParcelDocument,
  ProjectInfoTypesDocument,
  ProjectStandingDocument,
  SurfaceProjectDocument,
  TimesheetDocument,
  TitleTractDocument,
} from './generated/operations.ts';

/** Starts the reads of a project, a parcel or a title tract while the form's code still loads. */
export function prefetchProject({ route, params: { id }, client }: PrefetchContext): void {
  if (!id) return;
  if (route === 'parcel' && id !== 'new') readAhead(client, ParcelDocument, { id });
  if (route === 'title-tract' && id !== 'new') readAhead(client, TitleTractDocument, { id });
  if ((route === 'timesheets' || route === 'invoicing-timesheets') && id !== 'new')
    readAhead(client, TimesheetDocument, { id });
  if (route !== 'surface-project') return;
  readAhead(client, ProjectInfoTypesDocument, {});
  if (id === 'new') return;
  readAhead(client, SurfaceProjectDocument, { id });
  readAhead(client, ProjectStandingDocument, { id });
}
