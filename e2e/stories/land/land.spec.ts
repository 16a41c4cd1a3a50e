import type { Page } from '@playwright/test';
import { pdfPages } from '../../../api/src/testing/index.ts';
import { hasNoBarriers } from '../../harness/barriers.ts';
import { openTab } from '../../harness/form-tabs.ts';
import { fillIn } from '../../harness/record-form.ts';
import { expect, story } from '../../harness/suite-story.ts';

/** A name that no other story uses. */
const aName = (name: string) => `${name} ${Date.now().toString(36)}`;

const slidIn = (page: Page) => page.getByRole('dialog');

async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
}

/** Makes a title tract, with its titles in sight. */
async function makeTract(page: Page, name: string): Promise<void> {
  await page.goto('/title-tract/new');
  await fillIn(page, 'Name', name);
  await save(page);
  await openTab(page, 'Titles');
}

interface NewTitle {
  readonly number: string;
  readonly owner: string;
  readonly registered: string;
  readonly cancelled?: string;
}

/** Adds a title of one owner to the tract that is open; its page stays open. */
async function addTitle(page: Page, { number, owner, registered, cancelled }: NewTitle): Promise<void> {
  await page.getByRole('button', { name: 'New', exact: true }).click();
  const title = slidIn(page);
  await title.getByRole('textbox', { name: 'Title number' }).fill(number);
  await title.getByRole('textbox', { name: 'Registered' }).fill(registered);
  if (cancelled) {
    await title.getByRole('combobox', { name: 'Status' }).selectOption('Cancelled');
    await title.getByRole('textbox', { name: 'Cancelled' }).fill(cancelled);
  }
  const owners = title.getByRole('group', { name: 'Owners' });
  await owners.getByRole('button', { name: 'Add' }).click();
  await owners.getByRole('textbox', { name: 'Name on the title' }).fill(owner);
}

async function closeTitle(page: Page): Promise<void> {
  await slidIn(page).getByRole('button', { name: 'Done' }).first().click();
  await expect(slidIn(page)).toBeHidden();
}

/** The owner of the land on a day, as the page shows it. */
async function ownedOn(page: Page, day: string, owner: string): Promise<void> {
  const answer = page.getByRole('region', { name: 'Ownership history' });
  await answer.getByRole('textbox', { name: 'Owner on' }).fill(day);
  await expect(answer.getByRole('status')).toContainText(owner);
}

story(
  'A tract with three titles, two transfers and a discharged mortgage tells who owned it when',
  async ({ page, signedIn }) => {
    await signedIn('broker');
    const suffix = Date.now().toString(36);
    await makeTract(page, aName('Story tract'));
    const [first, second, third] = ['811', '951', '161'].map((year) => `${year} ${suffix}`);
    await addTitle(page, {
      number: first ?? '',
      owner: 'Ada Neil',
      registered: '1981-03-02',
      cancelled: '1995-06-01',
    });
    await closeTitle(page);
    await addTitle(page, {
      number: second ?? '',
      owner: 'Bert Neil',
      registered: '1995-06-01',
      cancelled: '2016-05-12',
    });
    await slidIn(page)
      .getByRole('link', { name: /^Instruments/ })
      .click();
    await slidIn(page).getByRole('button', { name: 'New', exact: true }).click();
    const mortgage = slidIn(page).last();
    await mortgage.getByRole('textbox', { name: 'Registration number' }).fill(`952 ${suffix}`);
    await mortgage.getByRole('textbox', { name: 'Registered' }).fill('1995-06-01');
    await mortgage.getByRole('textbox', { name: 'Discharged' }).fill('2005-09-30');
    await mortgage.getByRole('button', { name: 'Done' }).click();
    await expect(slidIn(page)).toHaveCount(1);
    await closeTitle(page);
    await addTitle(page, { number: third ?? '', owner: 'Cora Neil', registered: '2016-05-12' });
    await closeTitle(page);
    await save(page);
    await page.reload();
    await ownedOn(page, '1990-01-01', 'Ada Neil');
    await ownedOn(page, '1995-06-01', 'Bert Neil');
    await ownedOn(page, '2020-01-01', 'Cora Neil');
    await page.getByText(second ?? '', { exact: true }).dblclick();
    await slidIn(page)
      .getByRole('link', { name: /^Instruments/ })
      .click();
    await expect(slidIn(page).locator('s', { hasText: `952 ${suffix}` })).toBeVisible();
    await hasNoBarriers(page, { what: 'the instruments of a title', within: '[role="dialog"]' });
  },
);

/** A certificate in Alberta's layout, as the land titles office prints it. */
const certificate = (number: string) => [
  'LAND TITLE CERTIFICATE',
  'LINC              SHORT LEGAL                        TITLE NUMBER',
  `0012 345 678      5;3;42;36;NW                       ${number}`,
  'LEGAL DESCRIPTION',
  'MERIDIAN 5 RANGE 3 TOWNSHIP 42',
  'SECTION 36',
  'QUARTER NORTH WEST',
  'CONTAINING 64.7 HECTARES (160 ACRES) MORE OR LESS',
  'ESTATE: FEE SIMPLE',
  'REGISTERED OWNER(S)',
  `${number}     12/05/2016 TRANSFER OF LAND  $500,000     CASH`,
  'OWNERS',
  'ANN NEIL',
  'AND',
  'BOB NEIL',
  'BOTH OF:',
  'BOX 12, RIMBEY',
  'ALBERTA T0C 2J0',
  'AS JOINT TENANTS',
  'ENCUMBRANCES, LIENS & INTERESTS',
  '161 123 457 12/05/2016     MORTGAGE',
  '                           MORTGAGEE - ALBERTA TREASURY BRANCHES.',
  'TOTAL INSTRUMENTS: 001',
  'THE REGISTRAR OF TITLES CERTIFIES THIS TO BE AN ACCURATE REPRODUCTION',
  'OF THE CERTIFICATE OF TITLE REPRESENTED HEREIN THIS 3 DAY OF NOVEMBER, 2026',
];

story('A title is read from a PDF, accepted field by field, and saved', async ({ page, signedIn }) => {
  await signedIn('broker');
  await makeTract(page, aName('Story reading'));
  const number = `161 ${String(Date.now()).slice(-6, -3)} ${String(Date.now()).slice(-3)}`;
  const { bytes } = pdfPages('title.pdf', [certificate(number)]);
  await page.getByRole('button', { name: 'Read a title …' }).click();
  await page
    .getByLabel('File of the title')
    .setInputFiles({ name: 'title.pdf', mimeType: 'application/pdf', buffer: bytes });
  const reading = slidIn(page);
  await expect(reading.getByRole('checkbox', { name: /Owner ANN NEIL Joint tenants/ })).toBeVisible();
  await hasNoBarriers(page, { what: 'a title that was read', within: '[role="dialog"]' });
  await reading.getByRole('button', { name: 'Accept everything' }).click();
  await reading.getByRole('checkbox', { name: /^Estate/ }).uncheck();
  await reading.getByRole('button', { name: /^Apply \d+ fields$/ }).click();
  await expect(reading.getByRole('textbox', { name: 'Title number' })).toHaveValue(number);
  await expect(reading.getByText('Joint tenants hold the rest together.')).toBeVisible();
  await save(page);
  await page.reload();
  await expect(reading.getByRole('textbox', { name: 'Title number' })).toHaveValue(number);
  await reading.getByRole('link', { name: /^Instruments/ }).click();
  await expect(reading.getByText('ALBERTA TREASURY BRANCHES')).toBeVisible();
  await reading.getByRole('link', { name: /^Documents/ }).click();
  await expect(reading.getByText('title.pdf')).toBeVisible();
});

story('Two companies search the land, each finds what it may see', async ({ page, signedIn }) => {
  const box = page.getByRole('combobox', { name: 'Find anything' });
  const group = (name: string) => page.getByRole('group', { name });
  const look = async (text: string) => {
    await page.keyboard.press('Control+k');
    await box.fill(text);
    await expect(group('Parcels').getByRole('option').first()).toBeVisible();
  };
  await signedIn('operator');
  await page.goto('/home');
  await page.keyboard.press('Control+k');
  await box.fill('peters');
  // An agreement of Northfork's, and the land that it is on.
  const own = group('Agreements').getByRole('option').first();
  await expect(own).toContainText('Peters');
  await own.click();
  await expect(page).toHaveURL(/\/agreements\//);
  await expect(page.getByRole('heading', { level: 2, name: /Peters/ })).toBeVisible();
  const land = page
    .getByRole('region', { name: 'Parcels' })
    .getByText(/^[a-d]-\d{3}-[A-L]\/\d{3}-[A-P]-\d\d$/)
    .first();
  const [, quarter = '', unit = '', block = '', series = '', letter = '', sheet = ''] =
    /^(.)-(\d{3})-(.)\/(\d{3})-(.)-(\d\d)$/.exec((await land.textContent()) ?? '') ?? [];
  const writings = [
    `${quarter}-${Number(unit)}-${block}/${Number(series)}-${letter}-${Number(sheet)}`,
    `${quarter} ${unit} ${block} ${series} ${letter} ${sheet}`.toLowerCase(),
  ];
  for (const text of writings) {
    await look(text);
    await expect(
      group('Agreements')
        .getByRole('option', { name: /Peters/ })
        .first(),
    ).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await signedIn('prairie');
  await page.goto('/home');
  for (const text of writings) {
    await look(text);
    // Titles are everybody's, with their owners; the agreement is not.
    await expect(group('Agreements').getByRole('option', { name: /Peters/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
  }
});

story('A parcel is made of a pasted description and drawn beside the form', async ({ page, signedIn }) => {
  await signedIn('broker');
  await page.goto('/parcel/new');
  await page.getByRole('button', { name: 'Read from a text …' }).click();
  // Land is described once: a section that no other story has.
  const [section, township] = [1 + (Date.now() % 36), 60 + (Math.floor(Date.now() / 36) % 40)];
  await page
    .getByLabel('Paste a legal description of any parts')
    .fill(`NW and SW ${section}-${township}-19-W5M, ptn. SE`);
  await page.getByRole('button', { name: 'Add the parts' }).click();
  await expect(page.getByRole('img', { name: 'Outline of 3 parts, north up' })).toBeVisible();
  await hasNoBarriers(page, { what: 'a parcel' });
  await save(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/ptn\. SE-\d\d-\d{3}-19-W5M/);
  await expect(page).toHaveURL(/\/parcel\/[0-9a-f-]{36}\/details$/);
});
