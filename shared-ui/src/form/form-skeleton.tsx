import { Skeleton } from '../feedback/skeleton.tsx';
import classes from './form-skeleton.module.css';

/** Heights in CSS pixels, as those of what comes. */
const heights = { title: 26, button: 30, tabs: 38, label: 12, field: 36 } as const;
const fields = ['first', 'second', 'third', 'fourth'] as const;

/** The shape of a form while its record is on the way: title and Save, tabs, fields. */
export function FormSkeleton() {
  return (
    <div className={classes['form']} data-testid="form-skeleton" aria-hidden>
      <div className={classes['header']}>
        <div className={classes['title']}>
          <Skeleton height={heights.title} />
        </div>
        <div className={classes['button']}>
          <Skeleton height={heights.button} />
        </div>
      </div>
      <Skeleton height={heights.tabs} />
      <div className={classes['body']}>
        {fields.map((field) => (
          <div key={field} className={classes['field']}>
            <div className={classes['label']}>
              <Skeleton height={heights.label} />
            </div>
            <Skeleton height={heights.field} />
          </div>
        ))}
      </div>
    </div>
  );
}
