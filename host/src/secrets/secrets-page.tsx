import { type ReactNode, useState } from 'react';
import { DataErrorBar, GridSkeleton, HeaderButton } from 'shared-ui';
import { ConfirmModal } from 'shared-ui/confirm';
import { SlideInPage } from 'shared-ui/dialogs';
import { CopyButton } from 'shared-ui/documents';
import { PlainCell, PlainTable } from 'shared-ui/form';
import type { Fetched } from '../page/use-fetched.ts';
import classes from './secrets-page.module.css';

interface Secret {
  readonly id: string;
  readonly name: string;
}

interface SecretsTexts {
  readonly title: string;
  readonly about: string;
  /** Where there is none yet. */
  readonly none: string;
  /** The button that makes one, and the heading of its form. */
  readonly add: string;
  /** Above the secret, which is shown only then. */
  readonly once: string;
  readonly copy: string;
  readonly end: string;
  readonly endOf: (name: string) => string;
  readonly ask: (name: string) => string;
}

interface SecretsPageProps<TSecret extends Secret> {
  readonly fetched: Fetched<readonly TSecret[]>;
  readonly texts: SecretsTexts;
  /** The columns after the name, and a secret's cells in them. */
  readonly columns: Parameters<typeof PlainTable>[0]['columns'];
  readonly cells: (secret: TSecret) => ReactNode;
  /** In place of the button where one has been ended. */
  readonly ended?: (secret: TSecret) => string | null;
  /** The form that creates a secret; calls `onMade` with the secret itself. */
  readonly form: (onMade: (secret: string) => void) => ReactNode;
  readonly onEnd: (secret: TSecret) => Promise<unknown>;
}

/** Placeholder rows while they load. */
const awaited = 5;

/** Secrets that a person creates for a program: each is shown once, then listed without its value, and revoked here. */
export function SecretsPage<TSecret extends Secret>(props: SecretsPageProps<TSecret>) {
  const { fetched, texts, columns, cells, ended = () => null, form, onEnd } = props;
  const { data, failure, tryAgain } = fetched;
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<string>();
  const [ending, setEnding] = useState<TSecret>();
  if (failure && !data)
    return <DataErrorBar what={texts.title} message={failure.message} onTryAgain={tryAgain} />;
  if (!data) return <GridSkeleton rows={awaited} />;
  return (
    <>
      <header className={classes['head']}>
        <p className={classes['about']}>{texts.about}</p>
        <HeaderButton onClick={() => setMaking(true)}>{texts.add}</HeaderButton>
      </header>
      {data.length === 0 ? (
        <p className={classes['none']}>{texts.none}</p>
      ) : (
        <PlainTable label={texts.title} hasActions columns={columns}>
          {data.map((secret) => (
            <tr key={secret.id}>
              <th scope="row">{secret.name}</th>
              {cells(secret)}
              <PlainCell kind="action">
                {ended(secret) ?? (
                  <HeaderButton label={texts.endOf(secret.name)} onClick={() => setEnding(secret)}>
                    {texts.end}
                  </HeaderButton>
                )}
              </PlainCell>
            </tr>
          ))}
        </PlainTable>
      )}
      <SlideInPage
        opened={isMaking}
        title={texts.add}
        onClose={() => {
          setMaking(false);
          setMade(undefined);
        }}
      >
        {made === undefined ? (
          form((secret) => {
            setMade(secret);
            tryAgain();
          })
        ) : (
          <>
            <p className={classes['about']}>{texts.once}</p>
            <p className={classes['secret']}>
              <code>{made}</code>
            </p>
            <div className={classes['buttons']}>
              <CopyButton text={made} label={texts.copy} />
            </div>
          </>
        )}
      </SlideInPage>
      <ConfirmModal
        opened={ending !== undefined}
        title={texts.end}
        confirmLabel={texts.end}
        isDangerous
        onConfirm={async () => {
          if (ending) await onEnd(ending);
          tryAgain();
        }}
        onClose={() => setEnding(undefined)}
      >
        {texts.ask(ending?.name ?? '')}
      </ConfirmModal>
    </>
  );
}
