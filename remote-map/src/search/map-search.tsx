import { useState } from 'react';
import { addressOf } from 'shared-contracts/routes';
import { useTexts } from 'shared-ui';
import { Link } from 'shared-ui/router';
import words from '../controls/words.module.css';
import classes from './map-search.module.css';
import { type FoundPlace, useMapSearch } from './use-map-search.ts';

interface MapSearchProps {
  /** Whether civic addresses can be searched as well. */
  readonly hasAddresses: boolean;
  readonly onGo: (place: FoundPlace) => void;
}

/** One box over land, coordinates, addresses, towns and records: a place is gone to, a record opened. */
export function MapSearch({ hasAddresses, onGo }: MapSearchProps) {
  const { t } = useTexts('map');
  const [text, setText] = useState('');
  const found = useMapSearch(text, hasAddresses);
  const go = (place: FoundPlace) => {
    onGo(place);
    setText('');
  };
  const isNothing = found && !found.failure && found.places.length === 0 && found.records.length === 0;
  return (
    <search className={classes['search']}>
      <input
        type="search"
        aria-label={t('search.label')}
        placeholder={t(hasAddresses ? 'search.placeholderWithAddresses' : 'search.placeholder')}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={({ key }) => {
          const first = found?.places[0];
          if (key === 'Enter' && first) go(first);
          if (key === 'Escape') setText('');
        }}
      />
      {found && (
        <section className={classes['found']} aria-label={t('search.results')}>
          {found.failure && <p role="alert">{t('search.failed', { message: found.failure })}</p>}
          {found.addressFailure && (
            <p role="alert">{t('search.noAddresses', { message: found.addressFailure })}</p>
          )}
          {isNothing && <p role="status">{t('search.nothing')}</p>}
          {found.places.length > 0 && (
            <>
              <h3>{t('search.places')}</h3>
              <ul>
                {found.places.map((place) => (
                  <li key={`${place.text} ${place.latitude} ${place.longitude}`}>
                    <button type="button" onClick={() => go(place)}>
                      {place.text}
                    </button>
                  </li>
                ))}
              </ul>
            </>
          )}
          {found.records.length > 0 && (
            <>
              <h3>{t('search.records')}</h3>
              <ul>
                {found.records.map(({ kind, id, title, subtitle, path }) => (
                  <li key={`${kind} ${id}`}>
                    {path ? <Link to={addressOf(path)}>{title}</Link> : <span>{title}</span>}
                    {subtitle && <span className={words['hint']}> {subtitle}</span>}
                  </li>
                ))}
              </ul>
            </>
          )}
        </section>
      )}
    </search>
  );
}
