import { useRef, useState } from 'react';
import type { FieldError } from 'shared-contracts/errors';
import { infoControlOf, infoValueErrors, projectFields, projectValidator } from 'shared-contracts/projects';
import { errorsOf } from 'shared-contracts/validators';
import { useTexts } from 'shared-ui';
import type { FormValues } from 'shared-ui/form';
import { type ProjectRecord, projectInput } from '../../ground/project-record.ts';
import { type InfoType, infoAnswers, useInfoTypes } from './use-info-types.ts';

/** The items of the additional information as a save sends them: those with an answer, each with the id that it has. */
const itemsOf = (values: FormValues, types: readonly InfoType[], idOf: (typeId: string) => string) => {
  const answers = infoAnswers(values);
  return types.flatMap(({ id }) => {
    const answer = answers[id];
    if (!answer) return [];
    const item = { id: idOf(id), type: { id } };
    return [
      typeof answer === 'string'
        ? { ...item, value: answer, option: null }
        : { ...item, value: null, option: { id: answer.id } },
    ];
  });
};

const itemPath = /^additionalInfoItems\[(\d+)\]/;

/** The fields of a project with their rules, as its form needs them; the additional information by its types. */
export function useProjectFields(project: ProjectRecord) {
  const { t, language } = useTexts('projects');
  const types = useInfoTypes(project);
  /** Ids of the items by their type: those that are stored, and those that were made here. */
  const [ids] = useState(() => new Map<string, string>());
  for (const { id, type } of project.additionalInfoItems) ids.set(type.id, id);
  const idOf = (typeId: string): string => {
    const id = ids.get(typeId) ?? crypto.randomUUID();
    ids.set(typeId, id);
    return id;
  };
  /** The types of the items of the save that was sent last, by which a refusal names them. */
  const sent = useRef<readonly string[]>([]);
  const labelOf = (field: string) => t(`field.${field}`);
  const fields = [
    ...projectFields
      .filter((name) => name !== 'additionalInfoItems')
      .map((name) => ({ name, label: labelOf(name) })),
    ...types.map(({ id, code }) => ({ name: `info.${id}`, label: code })),
  ];
  const check = (values: FormValues): readonly FieldError[] => {
    const answers = infoAnswers(values);
    return [
      ...errorsOf(projectValidator, values, language),
      ...types.flatMap(({ id, controlTypeCode }) => {
        const answer = answers[id];
        if (typeof answer !== 'string' || answer === '') return [];
        return infoValueErrors(infoControlOf(controlTypeCode), { value: answer }, language).map(
          ({ message }) => ({ path: `info.${id}`, message }),
        );
      }),
    ];
  };
  const inputOf = (values: FormValues): object => {
    const additionalInfoItems = itemsOf(values, types, idOf);
    sent.current = additionalInfoItems.map(({ type }) => type.id);
    return { ...projectInput(values), additionalInfoItems };
  };
  const pathOf = (path: string): string => {
    const place = itemPath.exec(path)?.[1];
    return place === undefined ? path : `info.${sent.current[Number(place)] ?? ''}`;
  };
  return { fields, labelOf, check, inputOf, pathOf };
}
