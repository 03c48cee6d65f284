import { act, render } from '@testing-library/react';

import type { Language } from '../../domain/languages';
import { StaffApp } from '../../src/app/StaffApp';
import { loadAllMessages } from '../../src/i18n/loadMessages';
import { makeStaffStore } from '../../src/store/staffStore';

import { answerCalls, type Answers } from './answers';

export const STAFF = { token: 'staff-token', email: 'rita@staff.test' };

interface Opened {
  at?: string;
  answers: Answers;
  signedIn?: boolean;
  language?: Language;
}

/** Opens the staff's screens with their own store; the server's answers come from a table. */
export async function renderStaff({
  at = '/staff/applications',
  answers,
  signedIn = true,
  language = '',
}: Opened) {
  sessionStorage.setItem('staff', JSON.stringify({ session: signedIn ? STAFF : null, language }));
  history.replaceState(null, '', at);
  const asked = answerCalls(answers);
  const store = makeStaffStore();
  const messages = await loadAllMessages(language);
  await act(async () => render(<StaffApp store={store} first={{ language, messages }} />));
  return { store, asked, answers };
}
