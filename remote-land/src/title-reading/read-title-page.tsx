import { useState } from 'react';
import { failureText } from 'shared-contracts/errors';
import { useTexts } from 'shared-ui';
import { PlaceInLine, SlideInPage } from 'shared-ui/dialogs';
import { HeaderButton } from 'shared-ui/form';
import { type StoredRow, useHeldRows } from 'shared-ui/record';
import { useNavigate } from 'shared-ui/router';
import { titlesName } from '../titles/title-record.ts';
import { AskTitle } from './ask-title.tsx';
import { ProposedTitle } from './proposed-title.tsx';
import { useNoteReadFile } from './read-files.ts';
import classes from './title-reading.module.css';
import { type LandField, useAcceptTitle } from './use-accept-title.ts';
import { useTitleReading } from './use-title-reading.ts';

interface ReadTitlePageProps {
  readonly stored: readonly StoredRow[];
  readonly landField: LandField;
  readonly onClose: () => void;
}

/** Reads a title and puts the accepted parts into the form, where they are unsaved like typed values. */
export function ReadTitlePage({ stored, landField, onClose }: ReadTitlePageProps) {
  const { t } = useTexts('land');
  const held = useHeldRows();
  const navigate = useNavigate();
  const { reading, readFile, readText, stop, again } = useTitleReading();
  const { accept, sameNumber } = useAcceptTitle(stored, landField);
  const noteFile = useNoteReadFile();
  const [failure, setFailure] = useState<string>();
  return (
    <SlideInPage opened title={t('reading.title')} onClose={onClose}>
      {reading.state === 'idle' && (
        <AskTitle failure={reading.failure} readFile={readFile} readText={readText} />
      )}
      {reading.state === 'busy' && (
        <p role="status" className={classes['line']}>
          {t('reading.busy')} <PlaceInLine works={['title']} />{' '}
          <HeaderButton onClick={stop}>{t('reading.stop')}</HeaderButton>
        </p>
      )}
      {failure && (
        <p role="alert" className={classes['failure']}>
          {failure}
        </p>
      )}
      {reading.state === 'read' && (
        <ProposedTitle
          title={reading.title}
          fileName={reading.file?.name}
          sameId={sameNumber(reading.title)}
          onAgain={again}
          onAccept={(accepted, into, isFiled) => {
            accept(reading.title, accepted, into).then(
              (id) => {
                if (isFiled && reading.file) noteFile({ titleId: id, ...reading.file });
                onClose();
                void navigate(`${held.address}/${titlesName}/${id}/details`);
              },
              (error: unknown) => setFailure(failureText(error) ?? t('reading.failed')),
            );
          }}
        />
      )}
    </SlideInPage>
  );
}
