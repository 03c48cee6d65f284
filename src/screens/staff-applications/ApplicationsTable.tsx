import { parseCountry } from '#domain/countries';
import { parseLanguage } from '#domain/languages';

import type { ApplicationSummary } from '../../api/review';
import { DeskTable, ClickableRow, RowLink } from '../../features/desk-frame/DeskTable';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { namedColumns } from '../../ui/table/columns';
import { Cell, RowHead } from '../../ui/table/Row';

import { ApplicationStatus } from './ApplicationStatus';
import { languageKey } from './languageKey';

const columns = namedColumns({
  reference: { label: 'staff.reference', width: '7.5rem', fold: 'head' },
  company: { label: 'staff.company', width: 'minmax(0, 4fr)' },
  owner: { label: 'staff.owner', width: 'minmax(0, 3fr)', under: 'company' },
  email: { label: 'staff.email', width: 'minmax(0, 5fr)' },
  country: { label: 'staff.country', width: '5.5rem', under: 'reference' },
  language: { label: 'staff.language', width: '5.5rem', under: 'email' },
  status: { label: 'staff.status', width: '8rem' },
  received: { label: 'staff.received', width: '6.5rem', under: 'status' },
  changed: { label: 'staff.changed', width: 'clamp(8rem, 13vw, 11rem)' },
});

interface ApplicationsTableProps {
  applications: readonly ApplicationSummary[];
  /** Query string of the list, to which an opened application returns. */
  query: string;
}

/** A page of the list; rows are selected with the arrow keys and opened with Enter. */
export function ApplicationsTable({ applications, query }: ApplicationsTableProps) {
  const t = useTranslate();

  return (
    <DeskTable caption={t('staff.title')} columns={columns}>
      {applications.map((application) => (
        <ClickableRow
          key={application.reference}
          to={staffPaths.application(application.reference)}
          state={{ query }}
        >
          <RowHead column={columns.reference}>
            <RowLink
              id={application.reference}
              to={staffPaths.application(application.reference)}
              state={{ query }}
            />
          </RowHead>
          <ApplicationCells application={application} />
        </ClickableRow>
      ))}
    </DeskTable>
  );
}

function ApplicationCells({ application }: { application: ApplicationSummary }) {
  const t = useTranslate();
  const format = useFormat();
  return (
    <>
      <Cell column={columns.company}>{application.company_name || t('staff.nameless')}</Cell>
      <Cell column={columns.owner}>{application.owner_name}</Cell>
      <Cell column={columns.email}>{application.email}</Cell>
      <Cell column={columns.country}>{t(`staff.country.${parseCountry(application.form)}`)}</Cell>
      <Cell column={columns.language}>{t(languageKey(parseLanguage(application.lang) ?? ''))}</Cell>
      <Cell column={columns.status}>
        <ApplicationStatus status={application.status} />
      </Cell>
      <Cell column={columns.received}>{format.date(application.submitted_at)}</Cell>
      <Cell column={columns.changed}>{format.dateTime(application.changed_at)}</Cell>
    </>
  );
}
