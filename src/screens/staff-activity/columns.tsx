import { styled } from 'styled-components';

import type { ActivityEntry } from '../../api/staffActivity';
import { listColumns, type CellWords } from '../../features/desk-frame/listColumns';
import { staffPaths } from '../../staffPaths';
import { Email } from '../../ui/Email';
import { Link } from '../../ui/Link';

const Text = styled.span`
  display: block;
  overflow-wrap: anywhere;
`;

/** The columns of the activity log. */
export const columns = listColumns<ActivityEntry>()({
  at: {
    label: 'activity.when',
    width: 'clamp(8rem, 14vw, 12rem)',
    fold: 'head',
    dateTime: ({ at }) => at,
  },
  what: {
    label: 'activity.what',
    width: 5,
    fold: 'bare',
    cell: ({ sentence }) => <Text>{sentence}</Text>,
  },
  subject: { label: 'activity.subjectKind', width: 3, cell: describeSubject },
  actor: { label: 'activity.actor', width: 3, cell: describeActor },
  source: { label: 'activity.source', width: 2, under: 'actor', cell: describeSource },
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

function describeSubject({ subject_kind, subject, subject_name }: ActivityEntry, { t }: CellWords) {
  if (subject_kind === '') return null;
  const pathOf = SUBJECT_PATHS[subject_kind];
  return (
    <Text>
      {t(`activity.about.${subject_kind}`)}{' '}
      {pathOf ? <Link to={pathOf(subject)}>{subject_name}</Link> : subject_name}
    </Text>
  );
}

function describeActor({ actor_kind, actor, actor_name, file }: ActivityEntry, { t }: CellWords) {
  if (actor_kind === 'customer') {
    return (
      <Text>
        <Link to={staffPaths.customer(actor)}>{actor_name}</Link>
      </Text>
    );
  }
  // A file is shown in the source column instead.
  if (actor_kind === 'file' && file) return null;
  return (
    <Text>
      {actor_name ? <Email address={actor_name} /> : actor_kind === 'staff' && t('activity.nobody')}
    </Text>
  );
}

function describeSource({ actor_kind, address, file }: ActivityEntry, { t }: CellWords) {
  if (!file) return <Text>{address || t(`activity.source.${actor_kind}`)}</Text>;
  const name = t('activity.file.named', { name: file.name });
  const { upload } = file;
  return (
    <Text>
      {upload ? <Link to={staffPaths.uploaded(upload.what, upload.upload_id)}>{name}</Link> : name}
    </Text>
  );
}
