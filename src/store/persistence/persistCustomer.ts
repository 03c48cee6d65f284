import { selectOtherTabs, tabInherited } from '../../slices/cartPreview';
import { selectIsSignedIn, selectUserId } from '../../slices/session';
import type { AppStore, RootState } from '../hooks';

import { answerInTime } from './answerInTime';
import { flushLeftovers } from './leftovers';
import { deleteCachedPages } from './offlinePages';
import { makePersister } from './persister';
import { registerTab, type Presence } from './presence';
import { STORED_SLICES, type StoredName } from './storedSlices';
import { hideWaitingWork } from './waitingWork';

const ownerOf = (state: RootState): string | null =>
  selectIsSignedIn(state) ? selectUserId(state) || null : null;

/**
 * Persists every slice that belongs to a customer, for as long as they are signed in: whoever the
 * state says is signed in owns what is written, and nothing of anyone else is read.
 */
export function persistCustomer(store: AppStore) {
  const names = Object.keys(STORED_SLICES) as StoredName[];
  const persisters = names.map((name) => makePersister(name, store));
  const all = (work: (persister: (typeof persisters)[number]) => unknown) =>
    Promise.all(persisters.map(work)).then(() => {});

  let owner: string | null = null;
  let presence: Presence | null = null;
  let settled = Promise.resolve();
  const inheritedTabs = new Set<string>();
  const inherit = (tab: string) => {
    if (inheritedTabs.has(tab)) return;
    inheritedTabs.add(tab);
    void presence?.inherit(tab).then(() => store.dispatch(tabInherited(tab)));
  };
  const look = () => {
    const now = ownerOf(store.getState());
    if (now === owner) {
      Object.keys(selectOtherTabs(store.getState())).forEach(inherit);
      return void all(({ look }) => look());
    }
    const left = owner;
    const forgotten = left === null ? null : deleteCachedPages();
    owner = now;
    presence?.leave();
    inheritedTabs.clear();
    presence = now === null ? null : registerTab();
    const { tab = '' } = presence ?? {};
    const ended = all(({ end }) => end());
    const started = now === null ? ended : all(({ begin }) => begin(now, tab));
    const hidden = Promise.all([ended, flushLeftovers()]).then(async () => {
      if (left !== null) await hideWaitingWork(left);
    });
    settled = Promise.all([started, forgotten, hidden]).then(() => {});
  };

  store.subscribe(look);
  window.addEventListener('storage', ({ key }) => {
    void all(({ follow }) => follow(key));
  });
  window.addEventListener('pagehide', () => void all(({ flush }) => flush()));
  look();
  return {
    /**
     * Resolves once what was stored for a customer is restored, and what has ended is deleted, as
     * far as the browser's storage answers in time.
     */
    settled: async () => void (await answerInTime(settled)),
  };
}
