import { randomUUID } from 'node:crypto';
import { askApi } from '../../harness/ask-api.ts';
import { hasNoBarriers } from '../../harness/barriers.ts';
import { aName, makeProject, saved, slidIn } from '../../harness/project-form.ts';
import { expect, story } from '../../harness/suite-story.ts';

story(
  'A change of a task model lists the open tasks that it moves, and then moves them',
  async ({ page, signedIn }) => {
    await signedIn('admin');
    await page.goto('/home');
    const name = aName('Story model');
    const keep = async (type: string, input: object) => {
      const id = randomUUID();
      await askApi(page, `mutation K($input: ${type}Input!) { found: update${type}(input: $input) { id } }`, {
        input: { id, ...input },
      });
      return id;
    };
    const task = await keep('Task', { name, taskType: 'Project' });
    const rule = { dueAnchor: 'NamedDate', dueDateName: 'Spud', dueUnit: 'Days', dueSide: 'Before' };
    const model = await keep('TaskModel', {
      name,
      items: [{ id: randomUUID(), task: { id: task }, ...rule, dueCount: 10 }],
    });
    const [{ id: company }] = (await askApi(page, '{ found: companies(query: "Rightway") { id } }')) as [
      { id: string },
    ];
    const manager = await keep('TaskManager', {
      ...{ name, productClient: { id: company }, taskModel: { id: model }, roles: [] },
    });
    await makeProject(page, name);
    const [, project = ''] = /surface-project\/([0-9a-f-]{36})/.exec(page.url()) ?? [];
    const keyDates = [{ id: randomUUID(), name: 'Spud', plannedDate: '2027-05-10' }];
    await askApi(
      page,
      'mutation D($input: SurfaceProjectInput!) { found: updateSurfaceProject(input: $input) { id } }',
      {
        input: { id: project, keyDates },
      },
    );
    await askApi(
      page,
      'mutation A($m: ID!, $p: ID!) { found: assignTasks(taskManagerId: $m, parentClass: Project, parentId: $p) { id } }',
      { m: manager, p: project },
    );

    await page.goto(`/task-model/${model}/details`);
    const count = page.getByRole('textbox', { name: /how many/ });
    await count.fill('20');
    await count.press('Tab');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const question = slidIn(page);
    await expect(question).toContainText('One open task that this model assigned moves with this change.');
    const moved = question.getByRole('row', { name: new RegExp(name) });
    await expect(moved).toContainText('Apr-30-2027');
    await expect(moved).toContainText('Apr-20-2027');
    await hasNoBarriers(page, { what: 'the tasks that a model moves' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Nothing was saved.')).toBeVisible();
    await page.keyboard.press('Control+s');
    await question.getByRole('button', { name: 'Save and move' }).click();
    await saved(page);

    await page.goto(`/surface-project/${project}/tasks`);
    await expect(page.getByRole('grid', { name: 'Tasks' })).toContainText('Apr-20-2027');
  },
);
