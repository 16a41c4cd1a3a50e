import { expect, type Page } from '@playwright/test';
import type { AreaName } from 'shared-contracts/area';
import { type Desk, openPage, patience, type Worker } from './open-page.ts';

/** A project of the demo with agreements, and parcels in every layer of its map. */
const project = '/surface-project/0b6d6f0a-5b3c-4c00-9a00-000000000036';

/** A person who types into a field, one letter per step. */
async function typist(
  desk: Desk,
  {
    area,
    person,
    path,
    field,
    isDirty = true,
  }: {
    readonly area: AreaName;
    readonly person?: string;
    readonly path: string;
    readonly field: string;
    readonly isDirty?: boolean;
  },
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<Worker> {
  const opened = await openPage(desk, person);
  const { page } = opened;
  await page.goto(path);
  await prepare(page);
  const box = page.getByRole('textbox', { name: field, exact: true });
  await box.waitFor();
  let typed = '';
  // While a letter is being typed, the field may or may not contain it yet; a check at that moment accepts both.
  let coming = typed;
  const isIntact = async () => {
    const before = [typed, coming];
    const value = await box.inputValue();
    if (![...before, typed, coming].includes(value))
      throw new Error(`${area}: '${typed}' was typed, and '${value}' stands there.`);
  };
  return {
    area,
    ...opened,
    isIntact,
    step: async () => {
      await isIntact();
      // Codes consist of digits, and the field accepts six of them.
      const next = isDirty ? 'abcdefghijklmnopqrstuvwxyz '[typed.length % 27] : `${typed.length % 10}`;
      coming = (typed.length >= (isDirty ? 90 : 5) ? '' : typed) + next;
      await box.fill(coming);
      typed = coming;
      await isIntact();
    },
    isDirty,
  };
}

/** A person who goes through a list of agreements: searches, sorts, scrolls. */
async function reader(desk: Desk): Promise<Worker> {
  const opened = await openPage(desk, 'operator');
  const { page } = opened;
  await page.goto(`${project}/agreements`);
  const grid = page.getByRole('grid', { name: 'Agreements' });
  const rows = grid.locator('tbody tr');
  await rows.first().waitFor();
  let steps = 0;
  const isIntact = async () => {
    await expect(rows.first()).toBeVisible({ timeout: patience });
    await expect(rows.first()).toContainText(/\w/);
  };
  return {
    area: 'projects',
    ...opened,
    isIntact,
    step: async () => {
      steps += 1;
      await grid
        .getByRole('columnheader')
        .nth(1 + (steps % 3))
        .click();
      await grid.evaluate(
        (element, down) => {
          const scrolled = element.closest('[style*="overflow"], [class*="scroll"]') ?? element.parentElement;
          scrolled?.scrollTo({ top: down ? 600 : 0 });
        },
        steps % 2 === 1,
      );
      await isIntact();
    },
    isDirty: false,
  };
}

/** A person who moves a map. */
async function mover(desk: Desk): Promise<Worker> {
  const opened = await openPage(desk, 'leader');
  const { page } = opened;
  await page.goto(`${project}/map`);
  const map = page.getByRole('region', { name: /^Map of the project/ });
  const canvas = map.locator('canvas').first();
  await canvas.waitFor();
  let steps = 0;
  const isIntact = async () => {
    await expect(canvas).toBeVisible({ timeout: patience });
    await expect(page.getByRole('checkbox', { name: 'Agreements', exact: true })).toBeVisible();
  };
  return {
    area: 'map',
    ...opened,
    isIntact,
    step: async () => {
      steps += 1;
      const box = await map.boundingBox();
      if (!box) throw new Error('map: it has no place.');
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      // Zooms in and out again, and moves a little to the side.
      await page.mouse.wheel(0, steps % 4 < 2 ? -240 : 240);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width / 2 + (steps % 2 ? 90 : -90), box.y + box.height / 2, {
        steps: 4,
      });
      await page.mouse.up();
      await isIntact();
    },
    isDirty: false,
  };
}

/** Five people, each in an area and a browser of their own; the last is not signed in, and resets a password. */
export async function fivePeople(desk: Desk): Promise<readonly Worker[]> {
  const visitor = await openPage(desk);
  const userName = 'superuser@rightway.test';
  await visitor.context.request.post('/api/account/request-password-reset', { data: { userName } });
  const link = await desk.linkOf(userName);
  await visitor.context.close();
  return [
    await typist(desk, { area: 'admin', person: 'admin', path: '/user/new', field: 'First name' }),
    await typist(desk, {
      area: 'associates',
      person: 'broker',
      path: '/business-associate/new',
      field: 'Name',
    }),
    await reader(desk),
    await mover(desk),
    await typist(
      desk,
      {
        area: 'onboarding',
        path: `/reset-password/confirm-details/${link}`,
        field: 'Security code',
        isDirty: false,
      },
      (page) => page.getByRole('button', { name: 'Next' }).click(),
    ),
  ];
}
