import { createRoot } from 'react-dom/client';

import { loadAllMessages, loadFirstMessages } from '../i18n/loadMessages';
import { selectLanguage } from '../slices/language';
import { selectIsSignedIn } from '../slices/session';
import { rememberLater } from '../store/rememberLater';
import { makeStore } from '../store/store';
import { followOtherTabs } from '../store/tabs';
import '../ui/theme.css';

import { App } from './App';
import { preloadBuyerParts } from './buyerParts';

async function start() {
  const made = makeStore();
  const { store, ready } = made;
  followOtherTabs(made);
  rememberLater(store);
  const language = selectLanguage(store.getState());
  const isSignedIn = selectIsSignedIn(store.getState());
  const [messages] = await Promise.all([
    isSignedIn ? loadAllMessages(language) : loadFirstMessages(language),
    isSignedIn && preloadBuyerParts(),
    ready,
  ]);
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<App store={store} first={{ language, messages }} />);
}

void start();
