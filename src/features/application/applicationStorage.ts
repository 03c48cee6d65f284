import { openTabs, type TabNews } from './applicationTabs';
import {
  forgetApplication,
  newApplication,
  readApplication,
  storeApplication,
  withChange,
  type Change,
  type StoredApplication,
} from './storedApplication';

/** Milliseconds from a first key to the writing down. */
const PAUSE = 300;

interface StorageParts {
  onChanged: (application: StoredApplication) => void;
  onSaved: (isSaved: boolean) => void;
  /** What another tab has changed. */
  onHeard: (change: Change) => void;
  /** Another tab has sent the application. */
  onSent: (reference: string | undefined) => void;
}

/** Holds the application of this browser: written down soon after each change, one for all tabs. */
export function openApplicationStorage({ onChanged, onSaved, onHeard, onSent }: StorageParts) {
  let latest: StoredApplication | undefined;
  let unwritten: Change | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const show = (next: StoredApplication) => {
    latest = next;
    onChanged(next);
  };
  /** Nothing is written any more of what was. */
  const drop = () => {
    clearTimeout(waiting);
    waiting = undefined;
    unwritten = undefined;
    onSaved(true);
  };
  const tabs = openTabs((news) => {
    if (news.kind === 'typed') {
      if (latest) show(withChange(latest, news.change));
      onHeard(news.change);
      return;
    }
    drop();
    show(newApplication());
    if (news.kind === 'sent') onSent(news.reference);
  });

  const write = () => {
    clearTimeout(waiting);
    waiting = undefined;
    const change = unwritten;
    if (!latest || !change) return;
    unwritten = undefined;
    onChanged(latest);
    tabs.tell({ kind: 'typed', change });
    void storeApplication(latest, change).then(() => onSaved(unwritten === undefined));
  };

  void readApplication().then((kept) => show(kept ?? newApplication()));

  return {
    write,
    keep: (change: Change) => {
      latest = withChange(latest ?? newApplication(), change);
      const values = { ...unwritten?.values, ...change.values };
      unwritten = { ...unwritten, ...change, values };
      onSaved(false);
      // What stands in a field is told when it is written: a key draws its field, not the page.
      if (Object.keys(change).some((name) => name !== 'values')) onChanged(latest);
      if (change.draftToken) write();
      else waiting ??= setTimeout(write, PAUSE);
    },
    /** Leaves nothing in this browser; the other tabs are told why. */
    end: async (why: Exclude<TabNews, { kind: 'typed' }>) => {
      drop();
      await forgetApplication();
      tabs.tell(why);
      if (why.kind === 'startedOver') show(newApplication());
    },
    close: () => {
      write();
      tabs.close();
    },
  };
}
