import { textParts } from 'shared-contracts/comments';
import { useTexts } from 'shared-ui';
import classes from './comments.module.css';

interface CommentTextProps {
  readonly text: string;
  readonly people: readonly { readonly id: string; readonly fullName: string }[];
  /** The person who reads: where they are mentioned is marked. */
  readonly readerId: string | undefined;
}

/** The text of a comment: plain text with its line breaks, and mentioned people by their current names. */
export function CommentText({ text, people, readerId }: CommentTextProps) {
  const { t } = useTexts('projects');
  let end = 0;
  return (
    <p className={classes['text']}>
      {textParts(text).map((part) => {
        const key = end;
        end += 'text' in part ? part.text.length : part.personId.length;
        if ('text' in part) return <span key={key}>{part.text}</span>;
        const name = people.find(({ id }) => id === part.personId)?.fullName ?? t('comments.somebody');
        return (
          <span key={key} className={classes['mention']} data-me={part.personId === readerId || undefined}>
            @{name}
          </span>
        );
      })}
    </p>
  );
}
