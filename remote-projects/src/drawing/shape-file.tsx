import { type ReactNode, useRef } from 'react';
import { acceptOf } from 'shared-contracts/documents';
import { useTexts } from 'shared-ui';
import { HeaderButton, useIsReadOnly } from 'shared-ui/form';
import classes from './shape-file.module.css';
import { useShapeFile } from './use-shape-file.ts';

/** Where the texts of each stand: `file`, `upload`, `replace` and `remove`. */
const textsOf = { route: 'route', outline: 'land.outline' } as const;

interface ShapeFileProps {
  readonly what: keyof typeof textsOf;
  /** Whether there is one already. */
  readonly isThere: boolean;
  readonly readOnly?: boolean | undefined;
  /** Told the GeoJSON that the file holds. */
  readonly onRead: (geometry: unknown) => void;
  readonly onRemove: () => void;
  /** What is wrong with the one that is there. */
  readonly wrong?: string | undefined;
  /** What stands before the buttons. */
  readonly children?: ReactNode;
}

/** A route or an outline of land from a file of shapes: uploaded, replaced, taken out. */
export function ShapeFile({ what, isThere, readOnly, onRead, onRemove, wrong, children }: ShapeFileProps) {
  const { t } = useTexts('projects');
  const isLocked = useIsReadOnly() || readOnly === true;
  const input = useRef<HTMLInputElement>(null);
  const { isBusy, failure = wrong, take } = useShapeFile(what, onRead);
  const text = (name: string) => t(`${textsOf[what]}.${name}`);
  return (
    <div className={classes['shape']}>
      <div className={classes['line']}>
        {children}
        {!isLocked && (
          <>
            <input
              ref={input}
              type="file"
              hidden
              accept={acceptOf('spatial')}
              aria-label={text('file')}
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? [];
                currentTarget.value = '';
                if (file) take(file);
              }}
            />
            <HeaderButton
              onClick={() => input.current?.click()}
              disabledBy={isBusy ? t('route.reading') : undefined}
            >
              {isBusy ? t('route.reading') : text(isThere ? 'replace' : 'upload')}
            </HeaderButton>
            {isThere && <HeaderButton onClick={onRemove}>{text('remove')}</HeaderButton>}
          </>
        )}
      </div>
      {failure && (
        <p role="alert" className={classes['failure']}>
          {failure}
        </p>
      )}
    </div>
  );
}
