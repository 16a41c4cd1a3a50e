import { useMemo } from 'react';
import type { FormValues } from 'shared-ui/form';
import { useQuery } from 'urql';
import { ProjectInfoTypesDocument } from '../../generated/operations.ts';
import type { ProjectRecord } from '../../ground/project-record.ts';

/** A question in a project's form, in addition to its fields. */
export interface InfoType {
  readonly id: string;
  readonly code: string;
  readonly controlTypeCode: string | null;
}

type Answers = Readonly<Record<string, string | { readonly id: string } | null | undefined>>;

/** The answers in a project's form, by the ids of their types. */
export const infoAnswers = (values: FormValues): Answers => {
  const info = values['info'];
  return typeof info === 'object' && info !== null ? (info as Answers) : {};
};

/** The questions of a project: the current ones for projects, and older ones that it has answers to. */
export function useInfoTypes({ additionalInfoItems }: ProjectRecord): readonly InfoType[] {
  const [{ data }] = useQuery({ query: ProjectInfoTypesDocument });
  return useMemo(() => {
    const ofProjects = (data?.types ?? []).filter(({ formTypeCode }) => formTypeCode !== 'Agreement');
    const known = new Set(ofProjects.map(({ id }) => id));
    const kept = additionalInfoItems.map(({ type }) => type).filter(({ id }) => !known.has(id));
    return [...ofProjects, ...kept];
  }, [data, additionalInfoItems]);
}
