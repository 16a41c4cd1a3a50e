import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeForm } from 'shared-ui/testing';
import { beforeAll, beforeEach } from 'vitest';
import type { AgreementRowFragment } from '../generated/operations.ts';
import { anAgreement, asAnswered, associates, inNoChain, threeLines } from './made-up-agreements.ts';
import { placeOfProject, projectId } from './made-up-projects.ts';
import { showProject } from './show-project.tsx';

/** Sets up each test of a file about the record of an agreement. */
export function forAgreementRecords(): void {
  // Loaded before the first test looks for it, as when somebody is about to open it.
  beforeAll(() =>
    Promise.all([
      import('../tabs/agreements/agreements-tab.tsx'),
      import('../tabs/agreements/agreement-rail.tsx'),
      import('../tabs/agreements/sections/agreement-section.tsx'),
    ]),
  );
  beforeEach(beforeForm);
}

/** The address of the agreements of the project. */
export const agreementsTab = `${projectId}/agreements`;

/** An id by its number. */
export const uuid = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;

const [first] = threeLines;

export interface ShowAgreementOptions extends NonNullable<Parameters<typeof showProject>[0]> {
  readonly agreement?: Partial<AgreementRowFragment>;
  readonly area?: string;
}

/** Opens the record of the first agreement at one of its areas. */
export async function openAgreement({
  agreement = {},
  area = 'details',
  ...options
}: ShowAgreementOptions = {}) {
  const view = showProject({
    address: `${agreementsTab}/${first?.id}/${area}`,
    ...options,
    answers: {
      ProjectAgreements: () => ({
        data: {
          agreements: {
            __typename: 'AgreementConnection',
            nodes: asAnswered(threeLines),
            pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
          },
        },
      }),
      ProjectAgreement: ({ id }) => {
        const line = threeLines.find((one) => one.id === id);
        return {
          data: {
            record: asAnswered(
              anAgreement({
                ...agreement,
                id: String(id),
                ...(line === first ? {} : { name: line?.name ?? '' }),
              }),
            ),
          },
        };
      },
      AgreementRuleTable: () => ({ data: { project: placeOfProject, rules: [] } }),
      AgreementChain: inNoChain,
      PickBusinessAssociates: () => ({
        data: {
          options: associates.map((one) => ({
            ...one,
            code: null,
            email: null,
            phoneNumber: null,
            cellNumber: null,
            isActive: true,
            isClient: false,
          })),
        },
      }),
      ...options.answers,
    },
  });
  await screen.findByLabelText(/^Name \*$/);
  return view;
}

/** An area of the page of a record. */
export const area = (name: string) => within(screen.getByRole('region', { name }));

/** Saves the form as Ctrl+S does. */
export const save = () => fireEvent.keyDown(window, { key: 's', ctrlKey: true });

/** The agreement that the first save sent. */
export const inputOf = (sent: readonly Readonly<Record<string, unknown>>[]) =>
  ((sent[0]?.['agreements'] ?? []) as readonly Readonly<Record<string, unknown>>[])[0] ?? {};

/** Presses the button of a name, anywhere or within a part of the screen. */
export const press = (name: string, place: ReturnType<typeof within> | typeof screen = screen) =>
  act(async () => fireEvent.click(place.getByRole('button', { name })));
