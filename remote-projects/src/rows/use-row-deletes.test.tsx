import { act, renderHook } from '@testing-library/react';
import { standInApi } from 'shared-ui/testing';
import { Provider } from 'urql';
import { expect, it } from 'vitest';
import { DeleteKeyDatesDocument, ProjectKeyDatesDocument } from '../generated/operations.ts';
import { projectId } from '../testing/made-up-projects.ts';
import { useRowDeletes } from './use-row-deletes.ts';

it('reads the list again after a refusal too, as somebody else may have deleted the row', async () => {
  const { client, variablesOf } = standInApi({
    DeleteKeyDates: () => ({
      errors: [{ message: 'There is no such record.', extensions: { code: 'NOT_FOUND' } }],
    }),
    ProjectKeyDates: () => ({ data: { keyDates: [] } }),
  });
  const { result } = renderHook(
    () => useRowDeletes(DeleteKeyDatesDocument, ProjectKeyDatesDocument, { surfaceProjectId: projectId }),
    { wrapper: ({ children }) => <Provider value={client}>{children}</Provider> },
  );
  await act(async () => {
    await expect(result.current([projectId])).rejects.toThrow('There is no such record.');
  });
  expect(variablesOf('ProjectKeyDates')).toEqual([{ surfaceProjectId: projectId }]);
});
