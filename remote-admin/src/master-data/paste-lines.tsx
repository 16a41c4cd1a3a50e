import { useState } from 'react';
import { type MasterDataDeclaration, newMasterData } from 'shared-contracts/master-data';
import { HeaderButton, showToast, useTexts } from 'shared-ui';
import { type FormValues, InlineForm, SubmitButton, TextareaField } from 'shared-ui/form';
import { starterText } from '../starters/starter-lines.ts';
import { starterProvinces } from '../starters/starter-provinces.ts';
import { DeclaredField } from './master-data-fields.tsx';
import classes from './paste-lines.module.css';
import { commonFields, lineFields, readLines } from './pasted-lines.ts';
import { useEntryWriter } from './use-entry-writer.ts';
import { useKindTexts } from './use-kind-texts.ts';

/** Lines of one paste: each is a save of its own. */
const most = 500;

/** The longest text of so many lines, characters. */
const longest = 100_000;

interface PasteLinesProps {
  readonly declaration: MasterDataDeclaration;
  readonly onStored: () => void;
}

/**
 * Makes entries from pasted spreadsheet lines, or from the entries of a province: one for each line, saved one by one.
 */
export function PasteLines({ declaration, onStored }: PasteLinesProps) {
  const { t } = useTexts('admin');
  const texts = useKindTexts(declaration);
  const write = useEntryWriter();
  const columns = lineFields(declaration);
  const common = commonFields(declaration);
  const [start, setStart] = useState<FormValues>(() => ({ ...newMasterData(declaration), pasted: '' }));
  const [refused, setRefused] = useState<readonly string[]>([]);
  const submit = async ({ pasted, ...values }: FormValues) => {
    const lines = readLines(columns, String(pasted ?? '')).slice(0, most);
    const left: string[] = [];
    const reasons: string[] = [];
    for (const line of lines) {
      const reason = await write(declaration, { ...values, ...line.values });
      if (reason === undefined) continue;
      left.push(line.text);
      reasons.push(t('paste.line', { line: line.text.split('\t')[0] ?? '', reason }));
    }
    const count = lines.length - left.length;
    if (count > 0) {
      showToast({ kind: 'success', message: t('paste.added', { count }) });
      onStored();
    }
    setRefused(reasons);
    setStart({ ...values, pasted: left.join('\n') });
  };
  return (
    <details className={classes['paste']}>
      <summary>{t('paste.title')}</summary>
      <InlineForm
        key={String(start['pasted'])}
        initialValues={start}
        validate={({ pasted }) =>
          readLines(columns, String(pasted ?? '')).length > most
            ? [{ path: 'pasted', message: t('paste.most', { count: most }) }]
            : []
        }
        onSubmit={submit}
        allowsPristine
      >
        {({ isBusy, failure }) => (
          <div className={classes['form']}>
            {common.map((field) => (
              <DeclaredField
                key={field.name}
                field={field}
                path={field.name}
                fields={declaration.fields}
                texts={texts}
              />
            ))}
            {starterText(declaration.list, 'AB') !== undefined && (
              <p className={classes['starters']}>
                {t('paste.begin')}
                {starterProvinces.map((province) => (
                  <HeaderButton
                    key={province}
                    onClick={() =>
                      setStart({ ...start, pasted: starterText(declaration.list, province) ?? '' })
                    }
                  >
                    {t(`paste.province.${province}`)}
                  </HeaderButton>
                ))}
              </p>
            )}
            <TextareaField
              name="pasted"
              label={t('paste.lines')}
              hint={t('paste.hint', { columns: columns.map(({ name }) => texts.field(name)).join(' ⇥ ') })}
              maximum={longest}
            />
            {(failure || refused.length > 0) && (
              <div role="alert" className={classes['refused']}>
                {failure && <p>{failure}</p>}
                {refused.map((reason) => (
                  <p key={reason}>{reason}</p>
                ))}
              </div>
            )}
            <SubmitButton busy={isBusy}>{t('paste.add')}</SubmitButton>
          </div>
        )}
      </InlineForm>
    </details>
  );
}
