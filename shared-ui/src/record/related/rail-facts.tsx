import type { ReactNode } from 'react';
import classes from './rail-facts.module.css';

/** A fact of a record at a glance, for example how many tasks it has. */
export interface RecordFact {
  readonly label: string;
  readonly value: ReactNode;
}

/** The facts of a record in its rail; nothing if there are none. */
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
