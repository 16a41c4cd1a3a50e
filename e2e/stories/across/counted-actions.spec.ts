import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { askApi } from '../../harness/ask-api.ts';
import { countedActions } from '../../harness/counted-actions.ts';
import { expect, story } from '../../harness/suite-story.ts';

const rowsSchema = v.object({
  result: v.object({
    rows: v.array(
      v.looseObject({ id: v.string(), called: v.nullish(v.string()), opens: v.nullable(v.string()) }),
    ),
  }),
});

/** The agreements that a person sees, as their list has them. */
async function agreementsOf(page: Page) {
  const answer = await page.request.post('/api/grids/source/agreements', {
    data: {
      ...{ pageLimit: 1000, parameters: [], searchCriteria: { filters: [] } },
      columns: [{ id: 'called', direction: 'asc' }, { id: 'landownersBusinessAssociateName' }],
    },
  });
  return v.parse(rowsSchema, await answer.json()).result.rows;
}

/** An agreement whose owners have another one too, so that names do not tell them apart. */
async function alikeAgreement(page: Page) {
  const rows = (await agreementsOf(page)).filter(({ called }) => called);
  const owners = (row: (typeof rows)[number]) =>
    JSON.stringify(row['landownersBusinessAssociateName'] ?? null);
  const found = rows.find(
    (row) =>
      owners(row).length > 4 && rows.some((other) => other.id !== row.id && owners(other) === owners(row)),
  );
  if (!found?.called) throw new Error('No two agreements have the same owners.');
  return { id: found.id, called: found.called };
}

const find = (page: Page) => page.getByRole('combobox', { name: 'Find anything' });

story(
  'An agreement is found from anywhere by three actions, the right one among those alike',
  async ({ page, signedIn }) => {
    await signedIn('broker');
    await page.goto('/home');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { id, called } = await alikeAgreement(page);
    const act = countedActions(page);

    await act.key('Control+k');
    await expect(find(page)).toBeFocused();
    await act.text(called);
    await act.key('Enter');
    expect(act.since()).toBe(3);
    await expect(page).toHaveURL(new RegExp(`/agreements/${id}/`));

    // And from within it, while its form is open, to another one.
    const other = (await agreementsOf(page)).findLast((row) => row.called && row.called !== called);
    await act.key('Control+k');
    await expect(find(page)).toBeFocused();
    await act.text(other?.called ?? '');
    await act.key('Enter');
    expect(act.since()).toBe(3);
    await expect(page).toHaveURL(new RegExp(`/agreements/${other?.id}/`));
  },
);

const loggedSchema = v.array(
  v.object({
    ...{ date: v.string(), isSuccessful: v.boolean(), outcome: v.nullable(v.string()) },
    representative: v.nullable(v.object({ fullName: v.string() })),
    methodOfContact: v.nullable(v.object({ code: v.string() })),
    businessAssociates: v.array(v.object({ id: v.string() })),
  }),
);

const logged = async (page: Page, id: string) =>
  v.parse(
    v.object({ communications: loggedSchema }),
    await askApi(
      page,
      `query C($id: ID!) { found: agreement(id: $id) { communications { date isSuccessful outcome
        representative { fullName } methodOfContact { code } businessAssociates { id } } } }`,
      { id },
    ),
  ).communications;

/** A picture of one point. */
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

story(
  'An unanswered call is logged by two actions, whole, and taken back by one; a photo takes one',
  async ({ page, signedIn }) => {
    await signedIn('broker');
    await page.goto('/home');
    const owned = (await agreementsOf(page)).find(
      (row) => String(row['landownersBusinessAssociateName'] ?? '').length > 2 && row.opens,
    );
    if (!owned?.opens) throw new Error('No agreement has an owner.');
    await page.goto(`/${owned.opens}`);
    const rail = page.getByRole('complementary', { name: 'The agreement at a glance' });
    await expect(rail.getByRole('link', { name: /^Call / }).first()).toHaveAttribute('href', /^tel:\d+/);
    const act = countedActions(page);
    // The telephone number of an owner is in sight as it is opened, and one click calls.
    expect(act.since()).toBe(0);
    const before = await logged(page, owned.id);
    await page.getByRole('heading', { level: 1 }).focus();

    await act.key('l');
    await expect(page.getByRole('menuitem', { name: 'No answer · Phone' })).toBeFocused();
    await act.key('Enter');
    expect(act.since()).toBe(2);
    const message = page.getByText(/^No answer · Phone with .+: logged at/);
    await expect(message).toBeVisible();
    await expect(rail.getByText(/^No answer · Phone · /)).toBeVisible();
    const after = await logged(page, owned.id);
    expect(after).toHaveLength(before.length + 1);
    const [call] = after;
    expect(call).toMatchObject({
      isSuccessful: false,
      outcome: 'NoAnswer',
      methodOfContact: { code: 'Phone' },
    });
    expect(call?.representative?.fullName).toBeTruthy();
    expect(call?.businessAssociates.length).toBeGreaterThan(0);

    await act.click(message.getByRole('button', { name: 'Undo' }));
    expect(act.since()).toBe(1);
    await expect.poll(async () => (await logged(page, owned.id)).length).toBe(before.length);

    await story.step(
      'a photo of a damage is one action on the phone, besides those of its camera',
      async () => {
        await page.setViewportSize({ width: 390, height: 844 });
        const camera = page.waitForEvent('filechooser');
        await act.click(page.getByRole('button', { name: 'Photo', exact: true }));
        await (await camera).setFiles({ name: 'image.png', mimeType: 'image/png', buffer: onePixel });
        await expect(
          page.getByText(/^Photo \d{4}-\d\d-\d\d .*\.png is added to the documents\./),
        ).toBeVisible();
        expect(act.since()).toBe(1);
      },
    );
  },
);

story(
  'The next task is seen by none, completed by one and gone on from by one action',
  async ({ page, signedIn }) => {
    await signedIn('broker');
    await page.goto('/home');
    await page
      .getByRole('navigation', { name: 'Navigation' })
      .getByRole('link', { name: /^My overdue tasks/ })
      .click();
    const list = page.getByRole('grid');
    await list.getByRole('row').nth(1).dblclick();
    const task = page.getByRole('region', { name: 'Task status' });
    const place = page.getByText(/^\d+ of \d+$/);
    // What it is about stands there: its record, with the way to it, and what follows.
    await expect(task.getByRole('link').first()).toBeVisible();
    await expect(place.first()).toBeVisible();
    const trail = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem').last();
    const opened = async (before: string) => {
      await expect(trail).not.toHaveText(before);
      await expect(task.getByRole('button', { name: 'Complete and next (Ctrl+Enter)' })).toBeVisible();
      return (await trail.textContent()) ?? '';
    };
    const first = await opened('Tasks');
    const act = countedActions(page);
    expect(act.since()).toBe(0);

    // Going on alone.
    await act.key('Alt+ArrowDown');
    expect(act.since()).toBe(1);
    await expect(place.first()).toHaveText(/^2 of /);
    const second = await opened(first);

    // Completing and going on at once.
    await act.key('Control+Enter');
    expect(act.since()).toBe(1);
    const message = page.getByText(/is completed\.$/);
    // Which task comes second depends on what was done before; one that sets others off asks first.
    const asks = page.getByRole('dialog').getByRole('button', { name: 'Complete', exact: true });
    const question = page.getByText('This follows at once:');
    await expect(message.or(question).first()).toBeVisible();
    if (await question.isVisible()) await asks.last().click();
    await expect(message).toBeVisible();
    await expect(trail).not.toHaveText(second);
    await expect(place.first()).toHaveText(/^3 of /);
  },
);
