import { parseCountry } from '#domain/countries';

import type { ApplicationSummary } from '../../api/review';
import { listColumns } from '../../features/desk-frame/listColumns';

import { ApplicationStatus } from './ApplicationStatus';
import { languageName } from './languageName';

/** The columns of the list of applications. */
export const columns = listColumns<ApplicationSummary>()({
  reference: {
    label: 'staff.reference',
    width: '7.5rem',
    fold: 'head',
    mono: ({ reference }) => reference,
  },
  company: {
    label: 'staff.company',
    width: 'minmax(0, 4fr)',
    text: ({ company_name }) => company_name,
    none: 'staff.nameless',
  },
  owner: {
    label: 'staff.owner',
    width: 'minmax(0, 3fr)',
    under: 'company',
    text: ({ owner_name }) => owner_name,
  },
  email: { label: 'staff.email', width: 'minmax(0, 5fr)', text: ({ email }) => email },
  country: {
    label: 'staff.country',
    width: '5.5rem',
    under: 'reference',
    text: ({ form }, { t }) => t(`staff.country.${parseCountry(form)}`),
  },
  language: {
    label: 'staff.language',
    width: '5.5rem',
    under: 'email',
    text: ({ lang }, { t }) => languageName(t, lang),
  },
  status: {
    label: 'staff.status',
    width: '8rem',
    cell: ({ status }) => <ApplicationStatus status={status} />,
    sort: ({ status }, { t }) => t(`staff.status.${status}`),
  },
  received: {
    label: 'staff.received',
    width: '6.5rem',
    under: 'status',
    date: ({ submitted_at }) => submitted_at,
  },
  changed: {
    label: 'staff.changed',
    width: 'clamp(8rem, 13vw, 11rem)',
    dateTime: ({ changed_at }) => changed_at,
  },
});
