import { createRoot } from 'react-dom/client';

import { loadFirstMessages } from '../i18n/loadMessages';
import { selectLanguage } from '../slices/language';
import { rememberLater } from '../store/rememberLater';
import { makeStore } from '../store/store';
import { followOtherTabs } from '../store/tabs';
import '../ui/theme.css';

import { App } from './App';

async function start() {
  const made = makeStore();
  const { store, ready } = made;
  followOtherTabs(made);
  rememberLater(store);
  const language = selectLanguage(store.getState());
  const [messages] = await Promise.all([loadFirstMessages(language), ready]);
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<App store={store} first={{ language, messages }} />);
}

void start();
