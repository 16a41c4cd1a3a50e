import { useCallback } from 'react';
import { templateVersionsSchema } from 'shared-contracts/reports';
import type { RestClient } from 'shared-contracts/rest-client';
import { shownDateTime } from 'shared-contracts/shown-dates';
import { useTexts } from 'shared-ui';
import { PlainDialog } from 'shared-ui/dialogs';
import classes from './template-dialogs.module.css';
import { useLoaded } from './use-loaded.ts';

/** CSS pixels. */
const wide = 760;

interface TemplateVersionsDialogProps {
  readonly templateId: string;
  readonly onClose: () => void;
}

/** The versions of a template: when its files changed, by whom, and how many documents were made of each. */
export function TemplateVersionsDialog({ templateId, onClose }: TemplateVersionsDialogProps) {
  const { t, language } = useTexts('admin');
  const ask = useCallback(
    (rest: RestClient, signal: AbortSignal) =>
      rest.get(`document-templates/${templateId}/versions`, templateVersionsSchema, signal),
    [templateId],
  );
  const { value, failure } = useLoaded(ask);
  return (
    <PlainDialog title={t('template.versions.title')} width={wide} onClose={onClose}>
      {failure !== undefined && <p role="alert">{failure}</p>}
      {!value && failure === undefined && <p role="status">{t('template.loading')}</p>}
      {value?.length === 0 && <p>{t('template.versions.none')}</p>}
      {value && value.length > 0 && (
        <table className={classes['tags']}>
          <thead>
            <tr>
              <th scope="col">{t('template.versions.number')}</th>
              <th scope="col">{t('template.versions.made')}</th>
              <th scope="col">{t('template.files')}</th>
              <th scope="col">{t('template.versions.documents')}</th>
            </tr>
          </thead>
          <tbody>
            {value.map(({ number, madeOn, madeBy, files, documents }) => (
              <tr key={number}>
                <td>{number}</td>
                <td>{[shownDateTime(madeOn, language), madeBy].filter(Boolean).join(' · ')}</td>
                <td>{files.map(({ name }) => name).join(', ')}</td>
                <td>{documents}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </PlainDialog>
  );
}
