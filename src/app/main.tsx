import { createRoot } from 'react-dom/client';

import { loadFirstMessages } from '../i18n/loadMessages';
import { selectLanguage } from '../slices/language';
import { makeStore } from '../store/store';
import { followOtherTabs } from '../store/tabs';
import '../ui/theme.css';

import { App } from './App';

async function start() {
  const { store } = makeStore();
  followOtherTabs(store);
  const language = selectLanguage(store.getState());
  const messages = await loadFirstMessages(language);
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<App store={store} first={{ language, messages }} />);
}

void start();
