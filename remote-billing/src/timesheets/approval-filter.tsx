import { useId } from 'react';
import { shownDate } from 'shared-contracts/shown-dates';
import { useTexts } from 'shared-ui';
import { PlainSelect } from 'shared-ui/form';
import type { TimeLineFragment } from '../generated/operations.ts';
import classes from './approval.module.css';

/** The person, subject and period of the requested lines; '' for all. */
export interface ApprovalWish {
  readonly person: string;
  readonly project: string;
  readonly week: string;
}

type Part = keyof ApprovalWish;

const parts: readonly Part[] = ['person', 'project', 'week'];

const keyOf = (line: TimeLineFragment, part: Part): string =>
  part === 'person' ? line.user.id : part === 'project' ? (line.project?.id ?? 'none') : line.weekStarting;

/** Whether a line matches the filter. */
export const isWished = (line: TimeLineFragment, wish: ApprovalWish): boolean =>
  parts.every((part) => wish[part] === '' || wish[part] === keyOf(line, part));

/** The filter as far as lines match it: once the last line of a person is approved, everybody is shown again. */
export function wishWithin(lines: readonly TimeLineFragment[], wish: ApprovalWish): ApprovalWish {
  const kept = (part: Part) => (lines.some((line) => keyOf(line, part) === wish[part]) ? wish[part] : '');
  return { person: kept('person'), project: kept('project'), week: kept('week') };
}

interface ApprovalFilterProps {
  readonly lines: readonly TimeLineFragment[];
  readonly wish: ApprovalWish;
  readonly onWish: (wish: ApprovalWish) => void;
}

/** Narrows the lines that wait to one person, one project or one week, each with how many there are. */
export function ApprovalFilter({ lines, wish, onWish }: ApprovalFilterProps) {
  const { t, language } = useTexts('billing');
  const id = useId();
  const nameOf = (line: TimeLineFragment, part: Part): string =>
    part === 'person'
      ? line.user.fullName
      : part === 'project'
        ? (line.project?.description ?? t('timesheets.noProject'))
        : shownDate(line.weekStarting, language);
  const all = { person: 'everybody', project: 'everyProject', week: 'everyWeek' } as const;
  return (
    <div className={classes['wishes']}>
      {parts.map((part) => {
        const names = new Map<string, { readonly name: string; readonly count: number }>();
        for (const line of lines) {
          const key = keyOf(line, part);
          names.set(key, { name: nameOf(line, part), count: (names.get(key)?.count ?? 0) + 1 });
        }
        const choices = [...names].toSorted(([, one], [, other]) => one.name.localeCompare(other.name));
        return (
          <label key={part} htmlFor={`${id}${part}`}>
            {t(
              part === 'week'
                ? 'timesheets.week'
                : `timesheets.${part === 'person' ? 'approval.person' : 'project'}`,
            )}
            <PlainSelect
              id={`${id}${part}`}
              value={wish[part]}
              onChange={({ currentTarget }) => onWish({ ...wish, [part]: currentTarget.value })}
            >
              <option value="">{t(`timesheets.approval.${all[part]}`)}</option>
              {choices.map(([key, { name, count }]) => (
                <option key={key} value={key}>
                  {name} ({count})
                </option>
              ))}
            </PlainSelect>
          </label>
        );
      })}
    </div>
  );
}
