import { type ReactNode, useRef } from 'react';
import { acceptOf } from 'shared-contracts/documents';
import { useIsReadOnly } from '../../form/page/form-mode.ts';
import { HeaderButton } from '../../form/page/header-button.tsx';
import { useDialogTexts } from '../../i18n/dialog-texts.ts';
import { ChooseSystem } from '../../upload/choose-system.tsx';
import classes from './shape-file.module.css';
import { useShapeFile } from './use-shape-file.ts';

interface ShapeFileProps {
  readonly what: 'route' | 'outline';
  /** Labels of the file input and of its buttons. */
  readonly labels: Readonly<Record<'file' | 'upload' | 'replace' | 'remove', string>>;
  /** Whether there is a shape already. */
  readonly isThere: boolean;
  readonly readOnly?: boolean | undefined;
  /** Called with the GeoJSON of the file. */
  readonly onRead: (geometry: unknown) => void;
  /**
   * Called when the file was read in a coordinate system that a person chose, because it does not name one: its place
   * should be checked.
   */
  readonly onPlaced?: () => void;
  readonly onRemove: () => void;
  /** The fault of the current shape. */
  readonly wrong?: string | undefined;
  /** Shown before the buttons. */
  readonly children?: ReactNode;
}

/** A route or an outline of land from a file of shapes: upload, replace or remove it. */
export function ShapeFile(props: ShapeFileProps) {
  const { what, labels, isThere, readOnly, onRead, onPlaced, onRemove, wrong, children } = props;
  const { t } = useDialogTexts();
  const isLocked = useIsReadOnly() || readOnly === true;
  const input = useRef<HTMLInputElement>(null);
  const {
    isBusy,
    failure = wrong,
    unplaced,
    take,
    place,
  } = useShapeFile(what, (geometry, isPlaced) => {
    onRead(geometry);
    if (isPlaced) onPlaced?.();
  });
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
              aria-label={labels.file}
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? [];
                currentTarget.value = '';
                if (file) take(file);
              }}
            />
            <HeaderButton
              onClick={() => input.current?.click()}
              disabledBy={isBusy ? t('shapes.reading') : undefined}
            >
              {isBusy ? t('shapes.reading') : isThere ? labels.replace : labels.upload}
            </HeaderButton>
            {isThere && <HeaderButton onClick={onRemove}>{labels.remove}</HeaderButton>}
          </>
        )}
      </div>
      {unplaced && !isLocked && <ChooseSystem chosen={unplaced.system} isBusy={isBusy} onChoose={place} />}
      {failure && (
        <p role="alert" className={classes['failure']}>
          {failure}
        </p>
      )}
    </div>
  );
}
