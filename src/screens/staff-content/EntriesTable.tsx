import { styled } from 'styled-components';

import { idOfEntry, type DeskContentEntry, type ContentKind } from '../../api/staffContent';
import { listColumns, ROW_ACTIONS } from '../../features/desk-frame/listColumns';
import { ListTable } from '../../features/desk-frame/ListTable';
import { useI18n } from '../../i18n/I18n';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { SmallButton } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { StatusLabel } from '../../ui/StatusLabel';
import { space } from '../../ui/theme';

import { factsOf, missingLanguages, nameOfEntry } from './entryValues';
import { KINDS } from './kinds';

const Actions = styled.span`
  display: flex;
  gap: ${space(1)};
  justify-content: flex-end;
  white-space: nowrap;
`;

const Up = styled(Icon)`
  rotate: 180deg;
`;

const columns = listColumns<DeskContentEntry>()({
  name: { label: 'content.entryTitle', width: 5, fold: 'head' },
  facts: { label: 'content.facts', width: 3, under: 'name', fold: 'bare', isQuiet: true },
  state: { label: 'content.state', width: '10rem', fold: 'bare' },
  actions: { label: 'content.actions', width: '14.5rem', ...ROW_ACTIONS },
});

interface EntriesTableProps {
  kind: ContentKind;
  entries: readonly DeskContentEntry[];
  isBusy: boolean;
  /** Both callbacks are undefined if nothing can be changed. */
  onMove: ((from: number, to: number) => void) | undefined;
  onRemove: ((entry: DeskContentEntry) => void) | undefined;
}

/** Entries in the order in which visitors see them. */
export function EntriesTable(props: EntriesTableProps) {
  const { kind, entries, isBusy, onMove, onRemove } = props;
  const { title, isOrdered = false, isFixed = false } = KINDS[kind];
  const t = useTranslate();
  const { language } = useI18n();
  const nameOf = (entry: DeskContentEntry) => nameOfEntry(kind, entry, language || 'en');

  const moveButton = (entry: DeskContentEntry, from: number, direction: 'up' | 'down') => {
    const to = direction === 'up' ? from - 1 : from + 1;
    const isPossible = to >= 0 && to < entries.length;
    const label = t(`content.${direction}`, { name: nameOf(entry) });
    const Arrow = direction === 'up' ? Up : Icon;
    return (
      <SmallButton
        aria-label={label}
        title={label}
        aria-disabled={isBusy || !isPossible}
        onClick={() => isPossible && onMove?.(from, to)}
      >
        <Arrow name="down" size={16} />
      </SmallButton>
    );
  };
  return (
    <ListTable
      caption={t(title)}
      columns={columns}
      items={entries}
      keyOf={idOfEntry}
      tone={({ active }) => (active === false ? 'off' : undefined)}
      cells={{
        name: (entry) => (
          <Link to={staffPaths.contentEntry(kind, idOfEntry(entry))} data-opens={idOfEntry(entry)}>
            {nameOf(entry)}
          </Link>
        ),
        facts: (entry) => factsOf(t, kind, entry),
        state: (entry) => <State kind={kind} entry={entry} />,
        actions: (entry, index) => (
          <Actions>
            {isOrdered && onMove && moveButton(entry, index, 'up')}
            {isOrdered && onMove && moveButton(entry, index, 'down')}
            {!isFixed && onRemove && (
              <SmallButton
                aria-label={t('content.remove', { name: nameOf(entry) })}
                aria-disabled={isBusy}
                onClick={() => !isBusy && onRemove(entry)}
              >
                <Icon name="trash" size={16} />
                {t('customers.address.remove')}
              </SmallButton>
            )}
          </Actions>
        ),
      }}
      isMain
      isFixed
    />
  );
}

function State({ kind, entry }: { kind: ContentKind; entry: DeskContentEntry }) {
  const t = useTranslate();
  const missing = missingLanguages(kind, entry);
  return (
    <>
      {entry.active === false && <StatusLabel tone="off">{t('content.off')}</StatusLabel>}{' '}
      {missing.length > 0 && (
        <StatusLabel tone="open">
          {t('content.missing', { languages: missing.join(', ').toUpperCase() })}
        </StatusLabel>
      )}
    </>
  );
}
