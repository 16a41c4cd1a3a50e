import type { Page } from '@playwright/test';
import {
  declarationOfType,
  inputType,
  type MasterDataDeclaration,
  newMasterData,
  saveField,
} from 'shared-contracts/master-data';
import { pdf } from '../../api/src/testing/index.ts';
import { askApi } from './ask-api.ts';
import { goTo } from './go-to.ts';
import { addRow, fillIn, fillInRow, makeNew, pick, saveForm } from './record-form.ts';

/** Types of the entries of lists in which an entry needs only a code. */
const codedLists = [
  'AgreementType',
  'CompensationType',
  'InstrumentType',
  'MemberRole',
  'ObligationType',
  'OperatorProjectStatus',
  'ProjectGroup',
  'StakeholderType',
  'SurveyStatus',
  'AdditionalInfoType',
];

/** Makes the companies: the owner of the installation, with an office, and its client. */
export async function companiesAreThere(page: Page): Promise<void> {
  await goTo(page, '/home?source=companies');
  await page.getByRole('gridcell', { name: 'Main company', exact: true }).dblclick();
  await fillIn(page, 'Name', 'Foothills Land');
  await fillIn(page, 'GST/HST registration', '81234 5678 RT0001');
  await fillIn(page, 'Terms of invoices', 'Net 30 days');
  await addRow(page, 'Offices');
  await fillInRow(page, 'Code', 'CGY');
  await fillInRow(page, 'Name', 'Calgary');
  await saveForm(page);
  await makeNew(page, '/company/new', { typed: { Code: 'NOE', Name: 'Northern Energy' } });
}

/** Adds places to those that come with the product. */
export async function placesAreThere(page: Page): Promise<void> {
  // Canada with its provinces and the United States with their states come with the product.
  const alberta = { Country: 'Canada', 'State / province': 'Alberta' };
  await makeNew(page, '/master-data/countries/new', { typed: { Code: 'MX', Name: 'Mexico' } });
  await makeNew(page, '/master-data/provinces-and-states/new', {
    picked: { Country: 'Mexico' },
    typed: { Code: 'SON', Name: 'Sonora' },
  });
  await makeNew(page, '/master-data/cities/new', { picked: alberta, typed: { Name: 'Calgary' } });
  await makeNew(page, '/master-data/areas/new', {
    picked: alberta,
    typed: { Code: 'FTH', Name: 'Foothills' },
  });
}

/** Makes the entry of a list in which an entry needs only a code. */
type MakeCoded = (page: Page, list: MasterDataDeclaration) => Promise<void>;

/** By the API, which is quick; a deployment only takes the operations of its releases. */
const codedByApi: MakeCoded = async (page, list) => {
  await askApi(
    page,
    `mutation M($input: ${inputType(list)}!) { found: ${saveField(list)}(input: $input) { code } }`,
    { input: { id: crypto.randomUUID(), ...newMasterData(list), code: 'FIRST' } },
  );
};

/** As people do; a page each takes longer. */
export const codedByForm: MakeCoded = (page, { route }) =>
  makeNew(page, `/${route}/new`, { typed: { Code: 'FIRST' } });

/**
 * Makes an entry in every list without a flag: in the first by its form, which all of these lists share, in the others
 * by the API or as wanted.
 */
export async function listsAreFilled(page: Page, makeCoded = codedByApi): Promise<void> {
  await makeNew(page, '/master-data/event-types/new', { typed: { Code: 'FIRST' } });
  for (const type of codedLists) {
    const declaration = declarationOfType(type);
    if (!declaration) throw new Error(`There is no list of ${type}.`);
    await makeCoded(page, declaration);
  }
  await makeNew(page, '/master-data/broker-project-status/new', { typed: { Code: 'CLOSED' } });
  await makeNew(page, '/master-data/land-purpose-types/new', { typed: { Code: 'WELL', Category: 'Wells' } });
  await makeNew(page, '/master-data/surface-status/new', {
    typed: { Code: 'SIGNED', Status: 'Signed', Colour: '#2f9e44' },
  });
}

/** A person of the client, a team and a template. */
export async function helpersAreThere(page: Page): Promise<void> {
  const client = { Company: 'Northern Energy' };
  await makeNew(page, '/user/new', {
    picked: client,
    typed: {
      'First name': 'Nora',
      'Last name': 'Field',
      'User name': 'nora',
      'Work e-mail': 'nora@example.ca',
    },
  });
  await makeNew(page, '/teams/new', {
    picked: client,
    typed: { Name: 'Field crew' },
    more: async () => {
      await addRow(page);
      await pick(page, 'Person', 'Nora Field');
    },
  });
  await makeNew(page, '/templates/document/new', {
    picked: { Type: 'Request Document' },
    typed: { Name: 'Offer letter' },
    more: () => fileIsAdded(page, 'offer.pdf', 'An offer'),
  });
}

/** Uploads a page of words as a file of the form. */
async function fileIsAdded(page: Page, name: string, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Files' }).click();
  const wizard = page.getByRole('dialog');
  await wizard
    .locator('input[type=file]')
    .setInputFiles([{ name, mimeType: 'application/pdf', buffer: pdf(name, words).bytes }]);
  await wizard.getByRole('button', { name: 'Next' }).click();
  await wizard.getByRole('button', { name: 'Done' }).click();
}
