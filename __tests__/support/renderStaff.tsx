import { act, render } from '@testing-library/react';

import type { Language } from '../../domain/languages';
import type { Desk } from '../../src/api/staffOrders';
import { StaffApp } from '../../src/app/StaffApp';
import { loadAllMessages } from '../../src/i18n/loadMessages';
import { makeStaffStore } from '../../src/store/staffStore';

import { mockFetch, type MockResponses } from './mockFetch';

export const STAFF = { token: 'staff-token', email: 'rita@staff.test' };

/** The signed-in staff member, by default. */
export const DESK: Desk = {
  email: STAFF.email,
  roles: ['orders', 'accounts'],
  counts: { orders: 7, applications: 2, late: 0 },
  has_price_lists: true,
};

/** An exchange without pending work, as queried beside the lists of Integrations. */
export const QUIET_EXCHANGE: MockResponses = {
  'GET /api/staff/exchange': {
    head: 0,
    readers: [],
    unacknowledged: { count: 0, oldest_at: null, late: 0 },
    mails: { waiting: 0, oldest_at: null, retried: 0, failed: 0 },
  },
  'GET /api/staff/jobs': { jobs: [] },
};

/** What is read beside every screen, or beside what a product's screen is about. */
const SILENT: Record<string, object> = {
  '/api/staff/desk': DESK,
  '/api/staff/product/weeks': { weeks: [], countries: [] },
};

/**
 * The navigation rail polls on every screen; only the screen's own requests are reported to the
 * tests.
 */
function mockDesk(answers: MockResponses) {
  const originalFetch = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    const silent = `GET ${pathname}` in answers ? undefined : SILENT[pathname];
    return silent ? Response.json(silent) : originalFetch(input, init);
  };
}

interface StaffPageOptions {
  at?: string;
  answers: MockResponses;
  signedIn?: boolean;
  language?: Language;
}

/** Renders the staff screens with their own store; responses come from a table. */
export async function renderStaff({
  at = '/staff/applications',
  answers,
  signedIn = true,
  language = '',
}: StaffPageOptions) {
  sessionStorage.setItem('staff', JSON.stringify({ session: signedIn ? STAFF : null, language }));
  history.replaceState(null, '', at);
  const requests = mockFetch(answers);
  mockDesk(answers);
  const store = makeStaffStore();
  const messages = await loadAllMessages(language);
  await act(async () => render(<StaffApp store={store} first={{ language, messages }} />));
  return { store, requests, answers };
}
