import { readFile } from 'node:fs/promises';
import { addStakeholders } from '../../harness/consultation.ts';
import { countedActions } from '../../harness/counted-actions.ts';
import { openTab } from '../../harness/form-tabs.ts';
import { aName, makeProject } from '../../harness/project-form.ts';
import { expect, story } from '../../harness/suite-story.ts';

/** Their letters are made one after the other; tests of the API make many. */
const people = 4;

/** Files of an archive, as the record at its end counts them; archives within it end before. */
const filesIn = (archive: Buffer): number =>
  archive.readUInt16LE(archive.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1')) + 10);

story('Letters are made from a template, and file themselves', async ({ page, signedIn }) => {
  await signedIn('broker');
  await makeProject(page, aName('Story of letters'));
  const id = /surface-project\/([^/]+)/.exec(page.url())?.[1] ?? '';
  await addStakeholders(page, id, people);
  await openTab(page, 'Stakeholders');
  const grid = page.getByRole('grid', { name: 'Stakeholders' });
  await expect(grid.locator('tr[data-row]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Document from Template' }).click();
  const dialog = page.getByRole('dialog', { name: 'Generate Document From Template' });
  await expect(dialog.getByRole('button', { name: 'Run' })).toBeDisabled();
  await expect(dialog.getByText('Document template is required')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Document Template' }).click();
  await page.getByRole('option', { name: 'Notification letter' }).click();
  await dialog.getByLabel('Delivery').selectOption('MultipleDocuments');

  await story.step('each stakeholder gets a letter', async () => {
    // Each letter becomes a PDF, which takes a busy machine a while; the dialog shows the progress.
    const download = page.waitForEvent('download', { timeout: 180_000 });
    await dialog.getByRole('button', { name: 'Run' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/\.zip$/);
    expect(filesIn(await readFile(await file.path()))).toBe(people);
    await expect(dialog).toHaveCount(0);
  });

  await story.step(
    'a letter to one of them, from their open record, takes two actions once it was chosen',
    async () => {
      await grid.locator('tr[data-row]').first().dblclick();
      const open = page.getByRole('complementary').getByRole('button', { name: 'Letter or document' });
      await expect(open).toBeVisible();
      const act = countedActions(page);
      await act.click(open);
      await expect(dialog.getByRole('button', { name: 'Run' })).toBeEnabled();
      const download = page.waitForEvent('download', { timeout: 180_000 });
      await act.key('Enter');
      expect((await download).suggestedFilename()).toMatch(/^Notification letter/);
      expect(act.since()).toBe(2);
      await expect(dialog).toHaveCount(0);
    },
  );

  await story.step('each letter is noted with who it went to', async () => {
    await openTab(page, 'Communications');
    await expect(page.getByText('Letter sent: Notification letter').first()).toBeVisible();
  });
});
