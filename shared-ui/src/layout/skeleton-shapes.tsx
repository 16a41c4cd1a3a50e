import type { ReactNode } from 'react';
import { LateNote } from '../feedback/late-note.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { VisuallyHidden } from '../feedback/visually-hidden.ts';
import { useTexts } from '../i18n/i18n-provider.tsx';
import { useAddressTitle } from './document-title.tsx';
import { PageTitle } from './page-header.tsx';
import classes from './skeleton-shapes.module.css';

const keysOf = (count: number): readonly string[] => Array.from({ length: count }, (_, place) => `${place}`);

/** The shape of a form: its heading (or a given replacement), its tabs, two columns of fields. */
export function FormSkeleton({ heading, fields = 8 }: { heading?: ReactNode; fields?: number }) {
  return (
    <div className={classes['form']}>
      <LateNote />
      <div className={classes['heading']}>{heading ?? <Skeleton height={26} />}</div>
      <div className={classes['tabs']} aria-hidden>
        <Skeleton height={20} />
        <Skeleton height={20} />
        <Skeleton height={20} />
      </div>
      <div className={classes['fields']} aria-hidden>
        {keysOf(fields).map((key) => (
          <div key={key} className={classes['field']}>
            <div className={classes['label']}>
              <Skeleton height={12} />
            </div>
            <Skeleton height={36} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** The shape of a record's screen while it loads, named by its place for screen readers. */
export function ScreenSkeleton({ heading }: { heading?: ReactNode }) {
  const { t } = useTexts('ui');
  const place = useAddressTitle().join(' · ');
  return (
    <>
      <VisuallyHidden component="div">
        <PageTitle>{place === '' ? t('loading') : t('loadingOf', { place })}</PageTitle>
      </VisuallyHidden>
      <FormSkeleton heading={heading} />
    </>
  );
}

/** The shape of a list: its toolbar, its head, rows of 32 px. */
export function GridSkeleton({ rows = 12 }: { rows?: number }) {
  return (
    <>
      <LateNote />
      <div className={classes['grid']} aria-hidden>
        <div className={classes['toolbar']}>
          <Skeleton height={30} />
          <Skeleton height={30} />
        </div>
        <div className={classes['rows']}>
          <div className={classes['head']} />
          {keysOf(rows).map((key) => (
            <div key={key} className={classes['row']}>
              <Skeleton height={12} />
              <Skeleton height={12} />
              <Skeleton height={12} />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
