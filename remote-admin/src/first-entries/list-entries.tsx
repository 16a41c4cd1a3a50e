import { languageOf } from 'shared-contracts';
import { listTexts } from 'shared-contracts/grids';
import { useTexts } from 'shared-ui';
import { PlainCell, PlainTable } from 'shared-ui/form';
import { Link } from 'shared-ui/router';
import { listAddress } from '../ground/record-list.ts';
import { useKindTexts } from '../master-data/use-kind-texts.ts';
import classes from './first-entries.module.css';
import type { OfferedList } from './offered-entries.ts';

interface ListEntriesProps {
  readonly offered: OfferedList;
  readonly ticked: ReadonlySet<string>;
  /** Whether its entries are in sight at once. */
  readonly isOpen: boolean;
  readonly onTick: (keys: readonly string[], isOn: boolean) => void;
}

/** One list: a tick for all that it lacks, and its entries to look through. */
export function ListEntries({ offered, ticked, isOpen, onTick }: ListEntriesProps) {
  const { t, language } = useTexts('admin');
  const { declaration, fields, entries } = offered;
  const texts = useKindTexts(declaration);
  const title = String(listTexts(languageOf(language)).titles[declaration.list] ?? texts.record);
  const open = entries.filter(({ isThere }) => !isThere).map(({ key }) => key);
  const chosen = open.filter((key) => ticked.has(key)).length;
  const there = entries.length - open.length;
  return (
    <section className={classes['list']} aria-label={title}>
      <div className={classes['head']}>
        {open.length > 0 ? (
          <label>
            <input
              type="checkbox"
              ref={(box) => {
                if (box) box.indeterminate = chosen > 0 && chosen < open.length;
              }}
              checked={chosen === open.length}
              onChange={() => onTick(open, chosen < open.length)}
            />
            <h2>{title}</h2>
          </label>
        ) : (
          <h2>
            <span className={classes['done']} aria-hidden>
              ✓
            </span>
            {title}
          </h2>
        )}
        <span className={classes['count']}>
          {there === entries.length
            ? t('first.allThere', { count: there })
            : t('first.chosen', { count: chosen, total: open.length })}
          {there > 0 && there < entries.length && ` · ${t('first.someThere', { count: there })}`}
        </span>
        <Link to={listAddress(declaration.route)}>{t('first.openList')}</Link>
      </div>
      <details open={isOpen}>
        <summary>{t('first.look', { count: entries.length })}</summary>
        <PlainTable
          label={title}
          columns={[
            { label: t('first.add'), kind: 'action' },
            ...fields.map(({ name }) => ({ label: texts.field(name) })),
          ]}
        >
          {entries.map(({ key, code, values, isThere }) => (
            <tr key={key}>
              <PlainCell kind="action">
                {isThere ? (
                  <span className={classes['there']}>{t('first.there')}</span>
                ) : (
                  <input
                    type="checkbox"
                    aria-label={code}
                    checked={ticked.has(key)}
                    onChange={() => onTick([key], !ticked.has(key))}
                  />
                )}
              </PlainCell>
              {fields.map(({ name, kind }) => (
                <PlainCell key={name} {...(kind === 'color' ? { kind: 'whole' } : {})}>
                  {kind === 'color' && (
                    <span
                      className={classes['swatch']}
                      style={{ background: String(values[name] ?? '') }}
                      aria-hidden
                    />
                  )}
                  {String(values[name] ?? '')}
                </PlainCell>
              ))}
            </tr>
          ))}
        </PlainTable>
      </details>
    </section>
  );
}
