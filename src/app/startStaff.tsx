import { createRoot } from 'react-dom/client';

import { loadAllMessages } from '../i18n/loadMessages';
import { untilLoaded } from '../i18n/untilLoaded';
import { selectLanguage } from '../slices/language';
import { makeStaffStore } from '../store/staffStore';

import { StaffApp } from './StaffApp';

/** Renders the staff screens instead of the shop. */
export async function startStaff() {
  const store = makeStaffStore();
  const language = selectLanguage(store.getState());
  const messages = await untilLoaded(() => loadAllMessages(language));
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<StaffApp store={store} first={{ language, messages }} />);
}
