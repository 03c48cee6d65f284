import { styled } from 'styled-components';

import type { ActivityEntry } from '../../api/staffActivity';
import { DeskTable } from '../../features/desk-frame/DeskTable';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { Link } from '../../ui/Link';
import { namedColumns } from '../../ui/table/columns';
import { Cell, Row, RowHead } from '../../ui/table/Row';

const Text = styled.span`
  display: block;
  overflow-wrap: anywhere;
`;

const columns = namedColumns({
  at: { label: 'activity.when', width: 'clamp(8rem, 14vw, 12rem)', fold: 'head' },
  what: { label: 'activity.what', width: 'minmax(0, 5fr)', fold: 'bare' },
  subject: { label: 'activity.subjectKind', width: 'minmax(0, 3fr)' },
  actor: { label: 'activity.actor', width: 'minmax(0, 3fr)' },
  source: { label: 'activity.source', width: 'minmax(0, 2fr)', under: 'actor' },
});

/** Links to the details of an entry's subject, by its kind. */
const SUBJECT_PATHS: Partial<Record<ActivityEntry['subject_kind'], (id: string) => string>> = {
  order: staffPaths.order,
  customer: staffPaths.customer,
  product: staffPaths.product,
  application: staffPaths.application,
  webhook: staffPaths.webhook,
  content: staffPaths.contentList,
  key: () => staffPaths.integrations,
  job: () => staffPaths.integrations,
};

/**
 * A page of the activity log; the subject is selected with j, k or the arrow keys and opened with
 * Enter.
 */
export function ActivityTable({ entries }: { entries: readonly ActivityEntry[] }) {
  const t = useTranslate();
  const format = useFormat();
  return (
    <DeskTable caption={t('activity.title')} columns={columns} isWide>
      {entries.map((entry) => (
        <Row key={entry.id}>
          <RowHead column={columns.at}>
            <time dateTime={entry.at}>{format.dateTime(entry.at)}</time>
          </RowHead>
          <EntryCells entry={entry} />
        </Row>
      ))}
    </DeskTable>
  );
}

function EntryCells({ entry }: { entry: ActivityEntry }) {
  return (
    <>
      <Cell column={columns.what}>
        <Text>{entry.sentence}</Text>
      </Cell>
      <Cell column={columns.subject}>
        <Subject entry={entry} />
      </Cell>
      <Cell column={columns.actor}>
        <Actor entry={entry} />
      </Cell>
      <Cell column={columns.source}>
        <Source entry={entry} />
      </Cell>
    </>
  );
}

function Subject({ entry: { subject_kind, subject, subject_name } }: { entry: ActivityEntry }) {
  const t = useTranslate();
  if (subject_kind === '') return null;
  const pathOf = SUBJECT_PATHS[subject_kind];
  return (
    <Text>
      {t(`activity.about.${subject_kind}`)}{' '}
      {pathOf ? <Link to={pathOf(subject)}>{subject_name}</Link> : subject_name}
    </Text>
  );
}

function Actor({ entry: { actor_kind, actor, actor_name, file } }: { entry: ActivityEntry }) {
  const t = useTranslate();
  if (actor_kind === 'customer') {
    return (
      <Text>
        <Link to={staffPaths.customer(actor)}>{actor_name}</Link>
      </Text>
    );
  }
  // A file is shown in the source column instead.
  if (actor_kind === 'file' && file) return null;
  return <Text>{actor_name || (actor_kind === 'staff' && t('activity.nobody'))}</Text>;
}

function Source({ entry: { actor_kind, address, file } }: { entry: ActivityEntry }) {
  const t = useTranslate();
  if (!file) return <Text>{address || t(`activity.source.${actor_kind}`)}</Text>;
  const name = t('activity.file.named', { name: file.name });
  const { upload } = file;
  return (
    <Text>
      {upload ? <Link to={staffPaths.uploaded(upload.what, upload.upload_id)}>{name}</Link> : name}
    </Text>
  );
}
