import { shownDate } from 'shared-contracts/shown-dates';
import type { ReadTitle } from 'shared-contracts/title-reading';
import { useTexts } from 'shared-ui';
import type { Accepted } from './accept-title.ts';
import type { Proposal } from './proposals.ts';
import { placesOf } from './scanned-place.ts';
import { ScannedStrip } from './scanned-strip.tsx';
import classes from './title-reading.module.css';

interface ProposalListProps {
  readonly title: ReadTitle;
  readonly proposals: readonly Proposal[];
  readonly accepted: Accepted;
  readonly onAccept: (accepted: Accepted) => void;
  readonly onLook: (lines: readonly number[]) => void;
}

const isDay = (kind: Proposal['kind']) => kind === 'registeredDate' || kind === 'searchedDate';

/** The proposals of a reading, each with a tick to accept it; a focused one is marked in the text. */
export function ProposalList({ title, proposals, accepted, onAccept, onLook }: ProposalListProps) {
  const { t, language } = useTexts('land');
  const toggle = (key: string) => {
    const next = new Set(accepted);
    if (!next.delete(key)) next.add(key);
    onAccept(next);
  };
  const share = (place: number) => {
    const owner = title.owners[place];
    if (!owner) return '';
    if (owner.group !== null)
      return [t(`land.owners.tenancies.${owner.tenancy}`), owner.group, owner.groupShare]
        .filter(Boolean)
        .join(' · ');
    if (owner.tenancy === 'JOINT') return t('land.owners.tenancies.JOINT');
    return owner.numerator ? `${owner.numerator}/${owner.denominator}` : t('reading.noShare');
  };
  const end = (place: number) => {
    const ended = title.instruments[place]?.dischargedDate;
    return ended ? t('reading.discharged', { date: shownDate(ended, language) }) : '';
  };
  return (
    <ul className={classes['proposals']} aria-label={t('reading.proposals')}>
      {proposals.map(({ key, kind, place, value, more, lines, doubt }) => {
        const shown = isDay(kind) ? shownDate(value, language) : value;
        const beside = kind === 'owner' ? share(place) : kind === 'instrument' ? end(place) : '';
        return (
          <li key={key} data-accepted={accepted.has(key) || undefined} data-doubt={doubt ? true : undefined}>
            <label onMouseEnter={() => onLook(lines)}>
              <input
                type="checkbox"
                checked={accepted.has(key)}
                onFocus={() => onLook(lines)}
                onChange={() => toggle(key)}
              />
              <span className={classes['name']}>{t(`reading.field.${kind}`)}</span>
              <span className={classes['value']}>
                {kind === 'instrument' && beside ? <s>{shown}</s> : shown}
                {beside && <em> {beside}</em>}
                {more.map((text) => (
                  <small key={text}>{text}</small>
                ))}
                {doubt && (
                  <small className={classes['doubt']}>
                    {'words' in doubt
                      ? t(`reading.doubt.${doubt.kind}`, { words: doubt.words })
                      : t(`reading.doubt.${doubt.kind}`)}
                  </small>
                )}
                {placesOf(title, lines).map((one) => (
                  <ScannedStrip key={`${one.picture.page} ${one.place.top}`} {...one} />
                ))}
              </span>
            </label>
          </li>
        );
      })}
    </ul>
  );
}
