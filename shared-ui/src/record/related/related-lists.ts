import type { Language } from 'shared-contracts';
import { type Address, projectAddress } from 'shared-contracts/routes';
import { shownDate } from 'shared-contracts/shown-dates';

/** A record that belongs to another: its name, its address, its other cells, and what can be done with it. */
export interface RelatedLine {
  readonly id: string;
  readonly name: string;
  readonly to?: Address | undefined;
  readonly cells: readonly string[];
  /** The action of its button, and the button's name in the area's texts. */
  readonly action?: { readonly name: string; readonly run: () => void };
}

/** Records of one kind, with the names of the kind, its columns and its hint in the area's texts. */
export interface RelatedList {
  readonly kind: string;
  readonly columns: readonly [string, ...string[]];
  readonly lines: readonly RelatedLine[];
  readonly hint?: string;
}

/** Records of a kind that areas ask for; there may be more. */
export const mostRelated = 100;

/** Where a record below a project opens. */
export const inProject = (projectId: string, below: string): Address => projectAddress(projectId, below);

/** A day in a cell; empty where there is none. */
export const dayCell = (date: string | null, language: Language): string =>
  date ? shownDate(date, language) : '';

interface BelowProject {
  readonly id: string;
  readonly projectFileId: string;
  readonly project: { readonly description: string };
}

interface RelatedAgreement extends BelowProject {
  /** Its reference number, else its agreement number, else its name. Without it the number or name is shown. */
  readonly called?: string;
  readonly agreementNumber: string | null;
  readonly name: string;
  readonly agreementType: { readonly code: string } | null;
}

/** The agreements of a record. */
export const relatedAgreements = (agreements: readonly RelatedAgreement[]): RelatedList => ({
  kind: 'agreements',
  columns: ['number', 'name', 'type', 'project'],
  lines: agreements.map(({ id, projectFileId, called, agreementNumber, name, agreementType, project }) => ({
    id,
    name: called || agreementNumber || name,
    to: inProject(projectFileId, `agreements/${id}/details`),
    cells: [name, agreementType?.code ?? '', project.description],
  })),
});

interface RelatedRequest extends BelowProject {
  readonly requestType: { readonly code: string } | null;
  readonly sentDate: string | null;
  readonly completedDate: string | null;
}

/** The requests that name a record. */
export const relatedRequests = (requests: readonly RelatedRequest[], language: Language): RelatedList => ({
  kind: 'requests',
  columns: ['type', 'project', 'sent', 'completed'],
  lines: requests.map(({ id, projectFileId, requestType, sentDate, completedDate, project }) => ({
    id,
    name: requestType?.code ?? '–',
    to: inProject(projectFileId, `requests/${id}/details`),
    cells: [project.description, dayCell(sentDate, language), dayCell(completedDate, language)],
  })),
});
