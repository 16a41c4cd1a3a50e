import { useTexts } from 'shared-ui';
import classes from './comments.module.css';
import type { MentionablePerson } from './use-mention-menu.ts';

interface MentionMenuProps {
  readonly id: string;
  readonly people: readonly MentionablePerson[];
  readonly active: number;
  readonly onPick: (person: MentionablePerson) => void;
}

/** The id of an option, for `aria-activedescendant`. */
export const optionId = (menuId: string, place: number): string => `${menuId}-${place}`;

/** The people to choose from while a mention is typed; the keys stay in the text. */
export function MentionMenu({ id, people, active, onPick }: MentionMenuProps) {
  const { t } = useTexts('projects');
  return (
    <div id={id} role="listbox" aria-label={t('comments.whom')} className={classes['menu']}>
      {people.map((person, place) => (
        <div
          key={person.id}
          id={optionId(id, place)}
          role="option"
          // The focus stays in the text, which names the active option.
          tabIndex={-1}
          aria-selected={place === active}
          className={classes['option']}
          // Before the text loses the focus.
          onPointerDown={(event) => {
            event.preventDefault();
            onPick(person);
          }}
        >
          <strong>{person.fullName}</strong> <span>{person.productClient.companyName}</span>
        </div>
      ))}
    </div>
  );
}
