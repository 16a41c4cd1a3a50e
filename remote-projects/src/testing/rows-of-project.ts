import type { Answers } from 'shared-ui/testing';

/** Operations that read one row, each with the field that names its project. */
const reads = [
  ...['ProjectAgreement', 'ProjectRequest', 'ProjectStakeholder'],
  ...['ProjectTaskRecord', 'ProjectObligation', 'ProjectEvent'],
  ...['ProjectRequestItem', 'CommunicationRecord'],
] as const;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Answers in which rows belong to a project, for tests that do not care to which. */
export function rowsOfProject(answers: Answers, id: string): Answers {
  const own = {
    ...{ projectFileId: id, project: { __typename: 'SurfaceProject', id } },
    ...{ agreementId: null, businessAssociateId: null },
    request: { __typename: 'Request', id: 'a request', projectFileId: id },
  };
  const wrapped = reads.flatMap((name): [string, Answers[string]][] => {
    const answer = answers[name];
    if (!answer) return [];
    return [
      [
        name,
        (variables) => {
          const answered = answer(variables);
          if (!('data' in answered) || !isObject(answered.data)) return answered;
          const record: unknown = Reflect.get(answered.data, 'record');
          if (!isObject(record)) return answered;
          return { data: { ...answered.data, record: { ...own, ...record } } };
        },
      ],
    ];
  });
  return { ...answers, ...Object.fromEntries(wrapped) };
}
