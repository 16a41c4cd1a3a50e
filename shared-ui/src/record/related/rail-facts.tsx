import type { ReactNode } from 'react';
import classes from './rail-facts.module.css';

/** Something that is known of a record at a glance, for example how many tasks hang on it. */
export interface RecordFact {
  readonly label: string;
  readonly value: ReactNode;
}

/** What is known of a record in its rail; nothing where nothing is. */
export function RailFacts({ facts }: { readonly facts: readonly RecordFact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className={classes['facts']}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
