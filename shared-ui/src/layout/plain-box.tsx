import type { ComponentProps } from 'react';
import classes from './plain-box.module.css';

const joined = (className: string | undefined): string =>
  [classes['box'], className].filter(Boolean).join(' ');

/** A choice of one of a few outside of a form, such as a filter of a list. */
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
