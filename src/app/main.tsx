import { createRoot, hydrateRoot } from 'react-dom/client';

import { servedPage } from '../api/servedPage';
import { loadAllMessages, loadFirstMessages } from '../i18n/loadMessages';
import { paths } from '../paths';
import { selectLanguage } from '../slices/language';
import { selectIsSignedIn } from '../slices/session';
import { makeStore } from '../store/store';
import { followOtherTabs } from '../store/tabs';
import '../ui/properties.css';
import '../ui/reset.css';
import '../ui/print.css';

import { App } from './App';
import { preloadBuyerParts } from './buyerParts';

async function start() {
  // The staff's screens are a page of their own: nothing of a customer's session is read there.
  if (location.pathname.startsWith(paths.staff)) {
    const { startStaff } = await import('./startStaff');
    return startStaff();
  }
  const { store, ready, isServed } = makeStore();
  followOtherTabs(store);
  const language = selectLanguage(store.getState());
  const isSignedIn = selectIsSignedIn(store.getState());
  const [messages] = await Promise.all([
    isSignedIn ? loadAllMessages(language) : loadFirstMessages(language),
    isSignedIn && preloadBuyerParts(),
    ready,
  ]);
  const root = document.getElementById('root');
  if (!root) return;
  if (isServed) {
    const first = { language, messages, isPhone: servedPage?.isPhone };
    hydrateRoot(root, <App store={store} first={first} />);
  } else {
    createRoot(root).render(<App store={store} first={{ language, messages }} />);
  }
}

void start();
