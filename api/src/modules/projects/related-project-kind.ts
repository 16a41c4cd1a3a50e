import { inLanguage, languageOf } from 'shared-contracts';
import type { RelatedProjectInput } from 'shared-contracts/graphql';
import { relatedProjectErrors, relatedProjectFields, relatedProjectRules } from 'shared-contracts/projects';
import { texts } from '../../generated/texts/projects.ts';
import type { SaveInput, WritableKind } from '../../records/writing/writable-kind.ts';
import { projectRowKind } from '../project-row-kind.ts';
import { idIn } from './project-errors.ts';
import { isRelated } from './related-project-store.ts';

/** A save of a related project. */
type RelatedProjectSave = Omit<RelatedProjectInput, 'revision' | 'saveId'> & SaveInput;

/**
 * Projects that are related to a project: either one of ours, which shows the relation too, or one of another company,
 * identified by its numbers.
 */
export const relatedProjectKind = (projectId?: string): WritableKind<RelatedProjectSave> =>
  projectRowKind<RelatedProjectSave>(
    {
      kind: 'RELATED_PROJECT',
      type: 'RelatedProject',
      table: 'related_project',
      right: 'relatedProject',
      titleFields: ['operatorProjectNumber', 'brokerProjectNumber'],
      fields: relatedProjectFields.map((name) => {
        // People who may read this project's history are not always allowed to see the other project.
        if (name === 'relatedProject') return { name, shows: [] };
        return name === 'projectType' ? { name, shows: ['description'] } : { name };
      }),
      rules: relatedProjectRules,
      holds: async (values, { db, user }, before, { projectId: own, id }) => {
        const language = languageOf(user.locale);
        const other = idIn(values, 'relatedProject');
        const { itself, relatedTwice } = inLanguage(texts, language);
        const at = (message: string) => [{ path: 'relatedProject', message }];
        if (other && other === own) return at(itself);
        const isNew = other !== null && other !== idIn(before?.values, 'relatedProject');
        if (isNew && (await isRelated(db, own, other, id))) return at(relatedTwice);
        return relatedProjectErrors(values, language);
      },
    },
    projectId,
  );
