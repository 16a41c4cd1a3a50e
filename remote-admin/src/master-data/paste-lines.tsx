import { useState } from 'react';
import { languageOf } from 'shared-contracts';
import { errorExtensions, errorMessage } from 'shared-contracts/client';
import { type MasterDataDeclaration, newMasterData } from 'shared-contracts/master-data';
import { errorsOf } from 'shared-contracts/validators';
import { HeaderButton, showToast, useTexts } from 'shared-ui';
import { type FormValues, InlineForm, SubmitButton, TextareaField } from 'shared-ui/form';
import { DeclaredField } from './master-data-fields.tsx';
import classes from './paste-lines.module.css';
import { commonFields, lineFields, readLines } from './pasted-lines.ts';
import { starterProvinces, starterText } from './starter-lines.ts';
import { useWriter } from './use-writer.ts';

/** Lines of one paste: each is a save of its own. */
const most = 500;

/** The longest text of so many lines, characters. */
const longest = 100_000;

interface PasteLinesProps {
  readonly declaration: MasterDataDeclaration;
  readonly onStored: () => void;
}

/** Entries from lines of a spreadsheet, or from those that a province begins with: one entry a line, each saved by itself. */
export function PasteLines({ declaration, onStored }: PasteLinesProps) {
  const { t, language } = useTexts('admin');
  const { texts, validator, send, inputOf } = useWriter(declaration);
  const columns = lineFields(declaration);
  const common = commonFields(declaration);
  const [start, setStart] = useState<FormValues>(() => ({ ...newMasterData(declaration), pasted: '' }));
  const [refused, setRefused] = useState<readonly string[]>([]);

  /** Saves a line. Returns why that was not possible. */
  const saveLine = async (values: FormValues): Promise<string | undefined> => {
    const [error] = errorsOf(validator, values, languageOf(language));
    if (error) return `${texts.field(error.path)}: ${error.message}`;
    const id = crypto.randomUUID();
    const saved = await send({ ...inputOf(values), id, revision: null, saveId: crypto.randomUUID() });
    if (saved.stored) return undefined;
    const [field] = (saved.error && errorExtensions(saved.error)?.fields) ?? [];
    return field?.message ?? errorMessage(saved.error) ?? t('paste.failed');
  };
  const submit = async ({ pasted, ...values }: FormValues) => {
    const lines = readLines(columns, String(pasted ?? '')).slice(0, most);
    const left: string[] = [];
    const reasons: string[] = [];
    for (const line of lines) {
      const reason = await saveLine({ ...values, ...line.values });
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
