import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { DocumentParentClass } from 'shared-contracts/graphql';
import { expect } from 'vitest';
import type { Answers, Variables } from './stand-in-api.ts';

const company = { __typename: 'Company', id: 'id rls', companyName: 'Rightway Land Services' };

/** The id of the link that each place holds. */
export const placedLink = '00000000-0000-4000-8000-00000000d0c9';

/** A link with a name, which whoever may edit it may leave without one. */
const aLink = (parentId: unknown, parentType: unknown, canEdit: boolean) => ({
  ...{ __typename: 'RelatedDocument', id: placedLink, revision: 3, fileNumber: null, extension: null },
  ...{ name: 'Regulator page', type: 'Url', url: 'example.ca/page', notes: null, hasNotes: false },
  ...{ documentType: null, documentDate: null },
  ...{ isConfidential: false, isSpatial: false, isUrlLink: true, isUserOwned: canEdit, canEdit },
  ...{ size: null, uploadedDate: '2026-03-04T12:00:00Z', lastModifiedOn: '2026-03-05T12:00:00Z' },
  ...{ parentId, parentType, timesheetEntryId: null, owner: company, lastModifiedBy: null },
});

/** An API in which each record has one link, and which keeps what is saved of it. */
export function answeredLink(canEdit: boolean): Answers {
  let kept: object = {};
  return {
    Documents: ({ parentId, parentType }) => ({
      data: { documents: [{ ...aLink(parentId, parentType, canEdit), ...kept }] },
    }),
    UpdateDocuments: ({ input, parentType }) => {
      const [sent] = input as readonly Variables[];
      kept = { ...sent, revision: 4 };
      return { data: { updateDocuments: [{ ...aLink(sent?.['parentId'], parentType, canEdit), ...kept }] } };
    },
  };
}

interface ShownPlace {
  readonly variablesOf: (operation: string) => readonly Variables[];
  /** The saves of the record itself. */
  readonly sent: () => readonly unknown[];
}

/** The panel of the document that is open; by its label, as a whole page has many roles to work out. */
const panel = async () => within(await screen.findByLabelText('Document', { selector: 'aside' }));
const ctrlS = () => act(async () => fireEvent.keyDown(window, { key: 's', ctrlKey: true }));

/**
 * Whether the open link is edited where it stands: Ctrl+S saves it without its name, alone and under its record, and it
 * shows what is stored.
 */
export async function editsItsDocument(
  { variablesOf, sent }: ShownPlace,
  parentType: DocumentParentClass,
  parentId: string,
): Promise<void> {
  const document = await panel();
  await waitFor(() => expect(variablesOf('Documents')).toContainEqual({ parentId, parentType }));
  const input = (label: RegExp) => document.getByLabelText(label) as HTMLInputElement;
  const type = (label: RegExp, text: string) => {
    fireEvent.change(input(label), { target: { value: text } });
    fireEvent.blur(input(label));
  };
  expect(input(/^Name/).value).toBe('Regulator page');
  const save = document.getByRole('button', { name: 'Save', hidden: true }) as HTMLButtonElement;
  expect(save.disabled).toBe(true);
  type(/^Notes/, 'Read by the crew');
  type(/^Name/, '');
  expect(document.queryByText('Required value.')).toBeNull();
  await ctrlS();
  await waitFor(() => expect(variablesOf('UpdateDocuments')).toHaveLength(1));
  expect(variablesOf('UpdateDocuments')[0]).toMatchObject({
    parentType,
    input: [{ id: placedLink, revision: 3, name: null, notes: 'Read by the crew' }],
  });
  await waitFor(() => expect(save.disabled).toBe(true));
  expect([input(/^Name/).value, input(/^Notes/).value]).toEqual(['', 'Read by the crew']);
  expect(sent()).toEqual([]);
}

/** Whether the open link is only for reading where it stands: nothing can be typed, saved, added or deleted. */
export async function onlyShowsItsDocument(): Promise<void> {
  const document = await panel();
  expect((document.getByLabelText(/^Name/) as HTMLInputElement).value).toBe('Regulator page');
  for (const label of [/^Name/, /^Url/, /^Notes/])
    expect((document.getByLabelText(label) as HTMLInputElement).readOnly, String(label)).toBe(true);
  const confidential = document.getByLabelText('Confidential') as HTMLInputElement;
  fireEvent.click(confidential);
  expect(confidential.checked).toBe(false);
  expect(document.queryByRole('button', { name: 'Save', hidden: true })).toBeNull();
  expect(document.getByText('You may read this document, not change it.')).toBeTruthy();
  const [documents] = screen
    .getAllByLabelText('Related documents', { selector: 'section' })
    .slice(-1)
    .map((place) => within(place));
  expect(documents?.getByRole('button', { name: 'Open', hidden: true })).toBeTruthy();
  expect(documents?.queryAllByRole('button', { name: /^(Add|Delete)$/, hidden: true })).toEqual([]);
}
