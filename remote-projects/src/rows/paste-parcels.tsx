import { useState } from 'react';
import { errorMessage } from 'shared-contracts/client';
import { landOfPortion, landProblemText } from 'shared-contracts/land';
import { agreementLimits } from 'shared-contracts/limits';
import { useTexts } from 'shared-ui';
import { SlideInPage } from 'shared-ui/dialogs';
import { HeaderButton, InlineForm, PlainCell, PlainTable, SubmitButton, TextareaField } from 'shared-ui/form';
import { useClient } from 'urql';
import { ParcelsByDescriptionDocument, type ParcelsByDescriptionQuery } from '../generated/operations.ts';
import { descriptionsIn, type WrittenLand } from './descriptions-in.ts';
import classes from './lines.module.css';

type Parcel = NonNullable<ParcelsByDescriptionQuery['matches'][number]['parcel']>;

/** An entry of the list, and its recorded parcel. */
interface Match extends WrittenLand {
  readonly parcel: Parcel | undefined;
}

interface PasteParcelsProps {
  /** Ids of the parcels that are there already. */
  readonly there: readonly string[];
  readonly onAdd: (parcels: readonly Parcel[]) => void;
  readonly onClose: () => void;
}

/** Reads a list of land from a letter: the land recognized is shown before it is added. */
export function PasteParcels({ there, onAdd, onClose }: PasteParcelsProps) {
  const { t, language } = useTexts('projects');
  const client = useClient();
  const [matches, setMatches] = useState<readonly Match[]>();
  const fate = ({ description, isPortion, problem, parcel }: Match): string => {
    if (problem) return landProblemText(problem, language);
    if (description === undefined) return t('rows.paste.unread');
    if (!parcel) return t('rows.paste.missing', { readAs: description });
    const becomes = there.includes(parcel.id) ? t('rows.paste.there') : t('rows.paste.found');
    if (!isPortion) return becomes;
    const land = parcel.formattedLegalDescription;
    const of = landOfPortion(land) === undefined ? 'portionOfWhole' : 'portion';
    return [t(`rows.paste.${of}`, { land }), becomes].join(' ');
  };
  const found = new Map(
    (matches ?? []).flatMap(({ parcel }) =>
      parcel && !there.includes(parcel.id) ? [[parcel.id, parcel] as const] : [],
    ),
  );
  return (
    <SlideInPage opened title={t('rows.paste.title')} onClose={onClose}>
      <InlineForm
        className={classes['form']}
        initialValues={{ list: '' }}
        validate={({ list }) => {
          const { pieces, isCut } = descriptionsIn(typeof list === 'string' ? list : '');
          const count = pieces.length;
          if (count > 0 && count <= agreementLimits.descriptions && !isCut) return [];
          const message =
            count === 0
              ? t('rows.paste.none')
              : t('rows.paste.tooMany', { most: agreementLimits.descriptions });
          return [{ path: 'list', message }];
        }}
        onSubmit={async ({ list }) => {
          const { pieces } = descriptionsIn(String(list));
          const descriptions = pieces.flatMap(({ description }) => description ?? []);
          const { data, error } = await client
            .query(ParcelsByDescriptionDocument, { descriptions }, { requestPolicy: 'network-only' })
            .toPromise();
          if (error) throw new Error(errorMessage(error));
          const recorded = new Map(data?.matches.map(({ text, parcel }) => [text, parcel ?? undefined]));
          setMatches(pieces.map((piece) => ({ ...piece, parcel: recorded.get(piece.description ?? '') })));
        }}
        allowsPristine
      >
        {({ isBusy, failure }) => (
          <>
            <TextareaField name="list" label={t('rows.paste.list')} hint={t('rows.paste.hint')} />
            {failure && <p role="alert">{failure}</p>}
            <div className={classes['buttons']}>
              <SubmitButton busy={isBusy}>{t('rows.paste.read')}</SubmitButton>
            </div>
          </>
        )}
      </InlineForm>
      {matches && (
        <>
          <div className={classes['found']}>
            <PlainTable
              label={t('rows.paste.result')}
              columns={[
                { label: t('rows.paste.text') },
                { label: t('rows.parcel.parcel') },
                { label: t('rows.paste.fate') },
              ]}
            >
              {matches.map((match) => (
                <tr key={match.description ?? match.text}>
                  <th scope="row">{match.text}</th>
                  <PlainCell>
                    <span className={classes['land']}>
                      {match.parcel?.formattedLegalDescription ?? match.description ?? ''}
                    </span>
                  </PlainCell>
                  <PlainCell>{fate(match)}</PlainCell>
                </tr>
              ))}
            </PlainTable>
          </div>
          <div className={classes['buttons']}>
            <HeaderButton
              disabledBy={found.size === 0 ? t('rows.paste.nothing') : undefined}
              onClick={() => {
                onAdd([...found.values()]);
                onClose();
              }}
            >
              {t('rows.paste.add', { count: found.size })}
            </HeaderButton>
          </div>
        </>
      )}
    </SlideInPage>
  );
}
