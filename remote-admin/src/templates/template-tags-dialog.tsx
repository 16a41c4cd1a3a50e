import { useCallback, useState } from 'react';
import { type TemplateTags, templateTagsSchema } from 'shared-contracts/reports';
import type { RestClient } from 'shared-contracts/rest-client';
import { FilterInput, useTexts } from 'shared-ui';
import { PlainDialog } from 'shared-ui/dialogs';
import { CopyButton } from 'shared-ui/documents';
import classes from './template-dialogs.module.css';
import { useLoaded } from './use-loaded.ts';

/** CSS pixels. */
const wide = 760;

interface TemplateTagsDialogProps {
  readonly reportTypeId: string;
  readonly onClose: () => void;
}

interface Line {
  readonly tag: string;
  readonly label: string;
  readonly value?: string | null;
}

/** A table of tags, each copied with a click. */
function TagTable({ title, lines }: { readonly title: string; readonly lines: readonly Line[] }) {
  const { t } = useTexts('admin');
  if (lines.length === 0) return null;
  return (
    <table className={classes['tags']}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t('template.tags.label')}</th>
          <th scope="col">{t('template.tags.value')}</th>
          <th scope="col">{t('template.tags.tag')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ tag, label, value }) => (
          <tr key={tag}>
            <td>{label}</td>
            <td className={classes['value']}>{value ?? '—'}</td>
            <td>
              <CopyButton text={tag} label={tag} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const holds = ({ tag, label, value }: Line, text: string): boolean =>
  [tag, label, value ?? ''].some((part) => part.toLowerCase().includes(text));

function Tags({ tags }: { readonly tags: TemplateTags }) {
  const { t } = useTexts('admin');
  const [filter, setFilter] = useState('');
  const text = filter.trim().toLowerCase();
  const kept = (lines: readonly Line[]) => lines.filter((line) => holds(line, text));
  return (
    <>
      <p>{tags.sampleOf ? t('template.tags.of', { name: tags.sampleOf }) : t('template.tags.none')}</p>
      <FilterInput value={filter} onChange={setFilter} label={t('template.tags.filter')} />
      <TagTable title={t('template.tags.values')} lines={kept(tags.values)} />
      {tags.lists.map(({ begin, end, label, tags: rows }) => (
        <TagTable
          key={begin}
          title={t('template.tags.list', { name: label, begin, end })}
          lines={kept([
            { tag: begin, label: t('template.tags.begin') },
            ...rows,
            { tag: end, label: t('template.tags.end') },
          ])}
        />
      ))}
      <TagTable title={t('template.tags.conditions')} lines={kept(tags.conditions)} />
      <TagTable title={t('template.tags.pictures')} lines={kept(tags.pictures)} />
    </>
  );
}

/** The tags that a template may use, with the values of a real record, to be copied into Word. */
export function TemplateTagsDialog({ reportTypeId, onClose }: TemplateTagsDialogProps) {
  const { t } = useTexts('admin');
  const ask = useCallback(
    (rest: RestClient, signal: AbortSignal) =>
      rest.get(`document-templates/tags?reportTypeId=${reportTypeId}`, templateTagsSchema, signal),
    [reportTypeId],
  );
  const { value, failure } = useLoaded(ask);
  return (
    <PlainDialog title={t('template.tags.title')} width={wide} onClose={onClose}>
      {failure !== undefined && <p role="alert">{failure}</p>}
      {value && <Tags tags={value} />}
      {!value && failure === undefined && <p role="status">{t('template.loading')}</p>}
    </PlainDialog>
  );
}
