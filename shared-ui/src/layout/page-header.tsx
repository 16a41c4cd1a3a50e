import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { lazyPart } from '../loading/lazy-part.tsx';
import { useLocation } from '../router/links.ts';
import { useListPlace } from './list-place.ts';
import classes from './page-header.module.css';

const ListSteps = lazyPart(async () => (await import('./list-steps.tsx')).ListSteps);

interface PageHeaderProps {
  /** None where it is shown elsewhere, as PageTitle. */
  readonly title?: ReactNode;
  /** Shown next to the title, such as statuses. */
  readonly marks?: ReactNode;
  readonly subtitle?: ReactNode;
  /** The actions of the page, at the right. */
  readonly actions?: ReactNode;
  /** Further facts, on a phone: the whole header is in one line with them, which scrolls sideways. */
  readonly strip?: ReactNode;
}

/** The record's place in the list that it was opened from, where it was opened from one. */
function PlaceInItsList() {
  const place = useListPlace(useLocation().pathname);
  if (!place) return null;
  return (
    <div className={classes.place}>
      <Suspense fallback={null}>
        <ListSteps place={place} />
      </Suspense>
    </div>
  );
}

/**
 * A screen's title. It gets the focus when the screen opens, unless something else has it, so that keys and screen
 * readers begin at the page. On one line it ends in '…' if it is too long.
 */
export function PageTitle({
  children,
  isLine = false,
}: {
  readonly children: ReactNode;
  readonly isLine?: boolean;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} className={classes.title} data-line={isLine || undefined} tabIndex={-1}>
      {children}
    </h1>
  );
}

/** A screen's title with what belongs to the whole screen. */
export function PageHeader({ title, marks, subtitle, actions, strip }: PageHeaderProps) {
  return (
    <header className={classes.header} data-strip={strip ? '' : undefined}>
      {/* First, as titles and buttons are of different lengths: who goes on and on clicks at one spot. */}
      <PlaceInItsList />
      <div className={classes.titles} data-marked={marks ? '' : undefined}>
        {title !== undefined && <PageTitle>{title}</PageTitle>}
        {marks}
        {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
      </div>
      {strip}
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}
