import { Fragment } from 'react';
import { nameIn } from 'shared-contracts';
import { useTexts } from '../i18n/i18n-provider.tsx';
import { Link, useLocation } from '../router/links.ts';
import { breadcrumbTrail, type Crumb } from './breadcrumb-trail.ts';
import classes from './breadcrumbs.module.css';
import { returning, useListPlace } from './list-place.ts';
import { usePlaces } from './places.tsx';
import { useKnownAbsence, useKnownTitle } from './record-title.ts';

/**
 * A record's place: 'Loading' until its screen reports its name or that there is no such record, 'Loading...' inside
 * another record; '(Not Set)' where it has no name.
 */
function RecordCrumb({ crumb }: { crumb: Crumb }) {
  const { t } = useTexts('ui');
  const title = useKnownTitle(crumb.text);
  const absence = useKnownAbsence(crumb.text);
  if (title !== undefined) return title?.trim() || t('breadcrumb.notSet');
  if (absence !== undefined) return absence;
  if (crumb.text === 'new') return t('form.new');
  return t(crumb.isNested ? 'breadcrumb.placeholder' : 'breadcrumb.id');
}

/** Where the person is, from the address; nothing on the start screen. */
export function Breadcrumbs() {
  const { t, language } = useTexts('ui');
  const { pathname } = useLocation();
  const places = usePlaces();
  const trail = breadcrumbTrail(pathname, places, language);
  const opened = useListPlace(pathname);
  if (trail.length === 0) return null;
  return (
    <nav aria-label={t('breadcrumb.label')}>
      <ol className={classes.trail}>
        <li>
          <Link to="/home">{t('breadcrumb.home')}</Link>
        </li>
        {trail.map((crumb, position) => {
          const text = crumb.kind === 'record' ? <RecordCrumb crumb={crumb} /> : crumb.text;
          const isLast = position === trail.length - 1;
          // Back to the list as it was, where the record was opened from it.
          const isOpened = opened !== undefined && opened.source === crumb.list;
          const to = isOpened ? opened.address : crumb.to;
          // A segment is called as it is written (000 §2), as 'Company'; where it leads may be called otherwise.
          const list = places.lists.find(({ name }) => name === crumb.list);
          return (
            <Fragment key={crumb.key}>
              <li aria-hidden className={classes.separator}>
                /
              </li>
              <li aria-current={isLast ? 'page' : undefined}>
                {to && !isLast ? (
                  <Link to={to} title={list && nameIn(language, list.title)} {...(isOpened ? returning : {})}>
                    {text}
                  </Link>
                ) : (
                  text
                )}
              </li>
            </Fragment>
          );
        })}
      </ol>
    </nav>
  );
}
