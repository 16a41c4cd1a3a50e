import { Marked } from 'shared-ui/grid';
import classes from './tasks.module.css';
import type { TaskEffects } from './use-task-steps.ts';

/** Sentences about what follows, each once with its count; effects without a result are less prominent, and no day breaks across lines. */
export function EffectsList({ effects, label }: { readonly effects: TaskEffects; readonly label: string }) {
  const sentences = [...new Set(effects.map(({ sentence }) => sentence))];
  return (
    <ul className={classes['effects']} aria-label={label}>
      {sentences.map((sentence) => {
        const same = effects.filter((one) => one.sentence === sentence);
        return (
          <li key={sentence} data-idle={same.some(({ willHappen }) => willHappen) ? undefined : ''}>
            <Marked text={sentence} query={undefined} />
            {same.length > 1 && <span> × {same.length}</span>}
          </li>
        );
      })}
    </ul>
  );
}
