import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { styled } from 'styled-components';

import { readLanguage } from '#domain/languages';

import type { ApplicationSummary } from '../../api/review';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { Link } from '../../ui/Link';
import { Cell, RowHead, Table } from '../../ui/Table';
import { color } from '../../ui/theme';

import { ApplicationStatus } from './ApplicationStatus';
import { countryOf, languageKey } from './naming';
import { useRowKeys } from './useRowKeys';

const Box = styled.div`
  tbody tr {
    cursor: pointer;
  }

  tbody tr:focus-within {
    background: ${color.primaryTint};
  }
`;

interface ApplicationsTableProps {
  applications: readonly ApplicationSummary[];
  /** The list's own query, which an opened application leads back to. */
  query: string;
}

/** A page of the list; rows are chosen with the arrows and opened with Enter. */
export function ApplicationsTable({ applications, query }: ApplicationsTableProps) {
  const t = useTranslate();
  const format = useFormat();
  const navigate = useNavigate();
  const { box, onKeyDown } = useRowKeys();
  const { state: left } = useLocation() as { state: { opened?: string } | null };
  const opened = left?.opened;

  // Whoever comes back goes on from the row that was opened; the focus lies outside React.
  useEffect(() => {
    if (opened) box.current?.querySelector<HTMLElement>(`a[data-reference="${opened}"]`)?.focus();
  }, [box, opened]);

  const addressOf = (reference: string) => `${paths.staff}/${encodeURIComponent(reference)}`;
  const label = {
    company: t('staff.company'),
    owner: t('staff.owner'),
    email: t('staff.email'),
    country: t('staff.country'),
    language: t('staff.language'),
    status: t('staff.status'),
    received: t('staff.received'),
    changed: t('staff.changed'),
  };
  return (
    <Box ref={box} onKeyDown={onKeyDown}>
      <Table
        caption={t('staff.title')}
        isWide
        columns={[t('staff.reference'), ...Object.values(label)].map((name) => ({ label: name }))}
      >
        {applications.map((application) => (
          <tr
            role="row"
            key={application.reference}
            onClick={(event) => {
              if (event.defaultPrevented) return;
              void navigate(addressOf(application.reference), { state: { query } });
            }}
          >
            <RowHead>
              <Link
                className="mono"
                to={addressOf(application.reference)}
                state={{ query }}
                data-reference={application.reference}
                aria-describedby="staff-keys"
              >
                {application.reference}
              </Link>
            </RowHead>
            <Cell label={label.company}>{application.company_name || t('staff.nameless')}</Cell>
            <Cell label={label.owner}>{application.owner_name}</Cell>
            <Cell label={label.email}>{application.email}</Cell>
            <Cell label={label.country}>{t(`staff.country.${countryOf(application.form)}`)}</Cell>
            <Cell label={label.language}>
              {t(languageKey(readLanguage(application.lang) ?? ''))}
            </Cell>
            <Cell label={label.status}>
              <ApplicationStatus status={application.status} />
            </Cell>
            <Cell label={label.received}>
              <span className="day">{format.date(application.submitted_at)}</span>
            </Cell>
            <Cell label={label.changed}>
              <span className="day">{format.dateTime(application.changed_at)}</span>
            </Cell>
          </tr>
        ))}
      </Table>
    </Box>
  );
}
