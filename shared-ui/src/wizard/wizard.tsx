import { Modal } from '@mantine/core';
import {
  Children,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { firstField } from '../form/page/first-field.ts';
import { useIsPhone } from '../layout/use-is-phone.ts';
import classes from './wizard.module.css';
import { WizardContext, type WizardControl } from './wizard-context.ts';
import { WizardPage, type WizardPageProps } from './wizard-page.tsx';
import { firstTrail, nextTrail } from './wizard-pages.ts';

interface WizardProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** The title of the dialog. */
  readonly title: string;
  readonly initialPage: string;
  /** CSS pixels. */
  readonly width?: number;
  /** WizardPage elements, one of which is shown. */
  readonly children: ReactNode;
}

const usualWidth = 560;

/** For a page with a grid: nearly as wide as the screen, with part of the page below still visible. */
const wide = '94vw';

/** The page that shows what went wrong (000 §8). */
const errorPage = 'error';

const isPage = (child: ReactNode): child is ReactElement<WizardPageProps> =>
  isValidElement(child) && child.type === WizardPage;

const describe = (child: ReactNode): string =>
  isValidElement(child)
    ? typeof child.type === 'string'
      ? `<${child.type}>`
      : `<${child.type.name || 'component'}>`
    : String(child);

/** A dialog with a sequence of pages; it starts from the beginning whenever it opens. */
export function Wizard(props: WizardProps) {
  const { opened, onClose, title, width = usualWidth } = props;
  const [isWide, setWide] = useState(false);
  const isPhone = useIsPhone();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size={isWide ? wide : width}
      fullScreen={isWide && isPhone}
      // In a grid the key clears a selection or cancels an edit.
      closeOnEscape={!isWide}
      centered
      keepMounted={false}
    >
      <WizardBody {...props} onWide={setWide} />
    </Modal>
  );
}

interface StepProps {
  readonly isShown: boolean;
  readonly isBackward: boolean;
  /** Whether it begins in its first field. */
  readonly isTyped: boolean;
  readonly children: ReactNode;
}

/** The button that most people press next, where nothing is filled in. */
const likeliest = 'button[data-variant="filled"]:not(:disabled)';

/** A page of the wizard. What is filled in gets the keyboard, which the dialog would give to its Close. */
function Step({ isShown, isBackward, isTyped, children }: StepProps) {
  const step = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isShown || !isTyped) return;
    const first = firstField(step.current) ?? step.current?.querySelector<HTMLElement>(likeliest);
    first?.setAttribute('data-autofocus', '');
    first?.focus({ preventScroll: true });
  }, [isShown, isTyped]);
  return (
    <div ref={step} className={classes['step']} hidden={!isShown} data-backward={isBackward || undefined}>
      {children}
    </div>
  );
}

function WizardBody({
  onClose,
  initialPage,
  onWide,
  children,
}: WizardProps & { readonly onWide: (isWide: boolean) => void }) {
  const [trail, setTrail] = useState(() => firstTrail(initialPage));
  const [failed, setFailed] = useState<{
    readonly message: string | undefined;
    readonly tryAgain?: () => void;
  }>();
  const [isAnother, setAnother] = useState(false);
  const given = Children.toArray(children);
  const strangers = given
    .filter((child) => !isPage(child))
    .map(describe)
    .join(', ');
  useEffect(() => {
    if (strangers !== '' && process.env.NODE_ENV !== 'production')
      console.warn(`A wizard holds WizardPage elements only; left out: ${strangers}.`);
  }, [strangers]);
  const control = useMemo<WizardControl>(() => {
    const go: WizardControl['go'] = (direction, page) =>
      setTrail((now) => nextTrail(now, initialPage, direction, page));
    return {
      page: trail.pages.at(-1) ?? initialPage,
      initialPage,
      canGoBack: trail.pages.length > 1,
      go,
      close: onClose,
      isAnother,
      startAnother: () => {
        setAnother(true);
        go('backToInitial');
      },
      failure: failed?.message,
      fail: (message, tryAgain) => {
        setFailed({ message, ...(tryAgain ? { tryAgain } : {}) });
        setTrail((now) =>
          now.pages.at(-1) === errorPage ? now : nextTrail(now, initialPage, 'forward', errorPage),
        );
      },
      tryAgain: () => {
        go(trail.pages.length > 1 ? 'back' : 'backToInitial');
        failed?.tryAgain?.();
      },
    };
  }, [trail, initialPage, onClose, failed, isAnother]);
  const pages = given.filter(isPage);
  const isWide = pages.some(({ props }) => props.name === control.page && props.isWide);
  useLayoutEffect(() => onWide(isWide), [isWide, onWide]);
  // The entries and selection of the failed page are restored after 'Try Again'.
  const names = control.page === errorPage ? trail.pages.slice(-2) : [control.page];
  return (
    <WizardContext value={control}>
      <span hidden data-wizard={control.page} />
      {names.map((name) => (
        <Step
          key={name}
          isShown={name === control.page}
          isBackward={trail.isBackward}
          // A page with a grid begins where it likes.
          isTyped={!isWide}
        >
          {pages.find(({ props }) => props.name === name)}
        </Step>
      ))}
    </WizardContext>
  );
}
