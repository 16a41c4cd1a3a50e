import type { ComponentProps } from 'react';
import classes from './plain-box.module.css';

const joined = (className: string | undefined): string =>
  [classes['box'], className].filter(Boolean).join(' ');

/** One of a few, chosen outside of a form, as what a list is narrowed to. */
export function PlainSelect({ className, ...props }: ComponentProps<'select'>) {
  return <select {...props} className={joined(className)} />;
}

/** A line that is typed outside of a form, as in a question. */
export function PlainInput({ className, ...props }: ComponentProps<'input'>) {
  return <input {...props} className={joined(className)} />;
}

/** A text that is typed or pasted outside of a form. */
export function PlainTextarea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea {...props} className={joined(className)} />;
}
