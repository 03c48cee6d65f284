import { idOfEntry, type ContentEntry, type ContentKind } from '../../api/staffContent';
import { DeskTable } from '../../features/desk-frame/DeskTable';
import { useTranslate } from '../../i18n/useTranslate';
import { selectLanguage } from '../../slices/language';
import { staffPaths } from '../../staffPaths';
import { useStaffSelector } from '../../store/staffStore';
import { Link } from '../../ui/Link';
import { StatusLabel } from '../../ui/StatusLabel';
import { namedColumns } from '../../ui/table/columns';
import { Cell, Row, RowHead } from '../../ui/table/Row';

import { EntryActions } from './EntryActions';
import { factsOf, missingLanguages, nameOfEntry } from './entryValues';
import { KINDS } from './kinds';

const columns = namedColumns({
  name: { label: 'content.entryTitle', width: 'minmax(0, 5fr)', fold: 'head' },
  facts: {
    label: 'content.facts',
    width: 'minmax(0, 3fr)',
    under: 'name',
    fold: 'bare',
    isQuiet: true,
  },
  state: { label: 'content.state', width: '10rem', fold: 'bare' },
  actions: {
    label: 'content.actions',
    width: '14.5rem',
    isQuiet: true,
    isPlain: true,
    fold: 'bare',
    isOffPaper: true,
  },
});

interface EntriesTableProps {
  kind: ContentKind;
  entries: readonly ContentEntry[];
  isBusy: boolean;
  /** Both callbacks are undefined if nothing can be changed. */
  onMove: ((from: number, to: number) => void) | undefined;
  onRemove: ((entry: ContentEntry) => void) | undefined;
}

/** Entries in the order in which visitors see them. */
export function EntriesTable(props: EntriesTableProps) {
  const { kind, entries, isBusy, onMove, onRemove } = props;
  const { title, isOrdered = false, isFixed = false } = KINDS[kind];
  const t = useTranslate();
  const language = useStaffSelector(selectLanguage);

  return (
    <DeskTable caption={t(title)} columns={columns}>
      {entries.map((entry, index) => {
        const id = idOfEntry(entry);
        const name = nameOfEntry(kind, entry, language || 'en');
        const moveBy = (by: number) => {
          const to = index + by;
          if (to >= 0 && to < entries.length) onMove?.(index, to);
        };
        return (
          <Row key={id} tone={entry.active === false ? 'off' : undefined}>
            <RowHead column={columns.name}>
              <Link to={staffPaths.contentEntry(kind, id)} data-opens={id}>
                {name}
              </Link>
            </RowHead>
            <Cell column={columns.facts}>{factsOf(t, kind, entry)}</Cell>
            <Cell column={columns.state}>
              <State kind={kind} entry={entry} />
            </Cell>
            <Cell column={columns.actions}>
              <EntryActions
                name={name}
                isFirst={index === 0}
                isLast={index === entries.length - 1}
                isBusy={isBusy}
                onMove={isOrdered ? onMove && moveBy : undefined}
                onRemove={isFixed ? undefined : onRemove && (() => onRemove(entry))}
              />
            </Cell>
          </Row>
        );
      })}
    </DeskTable>
  );
}

function State({ kind, entry }: { kind: ContentKind; entry: ContentEntry }) {
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
