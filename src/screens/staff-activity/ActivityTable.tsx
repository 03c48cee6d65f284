import { styled } from 'styled-components';

import { isActivityKind } from '#domain/activity';

import type { ActivityEntry } from '../../api/staffActivity';
import { DeskTable } from '../../features/desk-frame/DeskTable';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { Link } from '../../ui/Link';
import { namedColumns } from '../../ui/table/columns';
import { Cell, Row, RowHead } from '../../ui/table/Row';
import { color, size } from '../../ui/theme';

const Words = styled.span`
  display: block;
  overflow-wrap: anywhere;
`;

const Detail = styled(Words)`
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

const columns = namedColumns({
  at: { label: 'activity.when', width: 'clamp(8rem, 14vw, 12rem)', fold: 'head' },
  what: { label: 'activity.what', width: 'minmax(0, 5fr)', fold: 'bare' },
  subject: { label: 'activity.subjectKind', width: 'minmax(0, 3fr)' },
  actor: { label: 'activity.actor', width: 'minmax(0, 3fr)' },
  source: { label: 'activity.source', width: 'minmax(0, 2fr)', under: 'actor' },
});

/** Where somebody reads on about what something happened to. */
const PLACES: Partial<Record<ActivityEntry['subject_kind'], (id: string) => string>> = {
  order: staffPaths.order,
  customer: staffPaths.customer,
  application: staffPaths.application,
  webhook: staffPaths.webhook,
};

/** A page of the activity; what it is about is chosen with j, k or the arrows and opened with Enter. */
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
  const t = useTranslate();
  const { kind, detail, actor, actor_kind, address } = entry;
  return (
    <>
      <Cell column={columns.what}>
        <Words>{isActivityKind(kind) ? t(`activity.kind.${kind}`) : kind}</Words>
        {detail && <Detail>{detail}</Detail>}
      </Cell>
      <Cell column={columns.subject}>
        <About entry={entry} />
      </Cell>
      <Cell column={columns.actor}>
        <Words>{actor || (actor_kind === 'staff' && t('activity.nobody'))}</Words>
      </Cell>
      <Cell column={columns.source}>
        <Words>{address || t(`activity.source.${actor_kind}`)}</Words>
      </Cell>
    </>
  );
}

function About({ entry: { subject_kind, subject } }: { entry: ActivityEntry }) {
  const t = useTranslate();
  if (subject_kind === '') return <Words>{subject}</Words>;
  const place = PLACES[subject_kind];
  return (
    <Words>
      {t(`activity.about.${subject_kind}`)}{' '}
      {place ? <Link to={place(subject)}>{subject}</Link> : subject}
    </Words>
  );
}
