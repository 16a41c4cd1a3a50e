import { Button } from '@mantine/core';
import { ProgressBar } from '../src/dialogs/index.ts';
import {
  AccessDenied,
  CrashScreen,
  DataErrorBar,
  FormSkeleton,
  GridSkeleton,
  LoadFailed,
  LoadingBar,
  PageHeader,
  Skeleton,
  StatusLabel,
  showToast,
} from '../src/index.ts';
import classes from './gallery.module.css';
import { State } from './state.tsx';

const crash = new Error('the wheel came off');

/** Blocks that show a person the state of things: headers, messages and empty states. */
export function FeedbackBlock() {
  return (
    <>
      <State name="Page header">
        <PageHeader title="Agreements" subtitle="Rightway Land Services" />
      </State>
      <State name="Status">
        <div className={classes['row']}>
          <StatusLabel isActive />
          <StatusLabel isActive={false} />
        </div>
      </State>
      <State name="Data could not be read">
        <DataErrorBar what={'Agreements'} message="The list cannot be read now." onTryAgain={() => {}} />
        <DataErrorBar what={'Agreements'} message={undefined} onTryAgain={() => {}} />
      </State>
      <State name="Loading">
        <LoadingBar />
        <Skeleton height={48} />
        <FormSkeleton fields={4} />
        <GridSkeleton rows={3} />
      </State>
      <State name="Progress">
        <div className={classes['row']}>
          <ProgressBar label="Half done" percent={50} />
          <ProgressBar label="Under way" percent={undefined} />
        </div>
      </State>
      <State name="Toasts">
        <div className={classes['row']}>
          {(['success', 'error', 'info'] as const).map((kind) => (
            <Button
              key={kind}
              variant="default"
              onClick={() => showToast({ message: `A word of ${kind}`, kind })}
            >
              {kind}
            </Button>
          ))}
        </div>
      </State>
      <State name="An area cannot be loaded">
        <LoadFailed message="Administration cannot be reached." onTryAgain={() => {}} onClose={() => {}} />
      </State>
      <State name="Access denied">
        <AccessDenied onClose={() => {}} />
      </State>
      <State name="A crash in production">
        <CrashScreen error={crash} isDevelopment={false} />
      </State>
      <State name="A crash in development">
        <CrashScreen error={crash} isDevelopment />
      </State>
    </>
  );
}
