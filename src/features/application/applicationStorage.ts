import { openTabChannel, type TabMessage } from './applicationTabs';
import {
  forgetApplication,
  newApplication,
  readApplication,
  storeApplication,
  withChange,
  type ApplicationChange,
  type StoredApplication,
} from './storedApplication';

/** Throttle interval between a change and its write to storage, in milliseconds. */
const WRITE_INTERVAL_MS = 300;

interface StorageParts {
  onChanged: (application: StoredApplication) => void;
  onSaved: (isSaved: boolean) => void;
  /** Called with a change made in another tab. */
  onReceived: (change: ApplicationChange) => void;
  /** Called when another tab has sent the application. */
  onSent: (reference: string | undefined) => void;
}

/**
 * Holds this browser's application: written to storage soon after each change and shared by all
 * tabs.
 */
export function openApplicationStorage({ onChanged, onSaved, onReceived, onSent }: StorageParts) {
  let latest: StoredApplication | undefined;
  let unwritten: ApplicationChange | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const publish = (next: StoredApplication) => {
    latest = next;
    onChanged(next);
  };
  /** Discards changes that are not yet written. */
  const discardUnwritten = () => {
    clearTimeout(timer);
    timer = undefined;
    unwritten = undefined;
    onSaved(true);
  };
  const tabs = openTabChannel((news) => {
    if (news.kind === 'typed') {
      if (latest) publish(withChange(latest, news.change));
      onReceived(news.change);
      return;
    }
    discardUnwritten();
    publish(newApplication());
    if (news.kind === 'sent') onSent(news.reference);
  });

  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const change = unwritten;
    if (!latest || !change) return;
    unwritten = undefined;
    onChanged(latest);
    tabs.broadcast({ kind: 'typed', change });
    void storeApplication(latest, change).then(() => onSaved(unwritten === undefined));
  };

  void readApplication().then((stored) => publish(stored ?? newApplication()));

  return {
    write,
    save: (change: ApplicationChange) => {
      latest = withChange(latest ?? newApplication(), change);
      const values = { ...unwritten?.values, ...change.values };
      unwritten = { ...unwritten, ...change, values };
      onSaved(false);
      // Field values are published only on write, so that a keystroke re-renders its field, not the
      // page.
      if (Object.keys(change).some((name) => name !== 'values')) onChanged(latest);
      if (change.draftToken) write();
      else timer ??= setTimeout(write, WRITE_INTERVAL_MS);
    },
    /** Deletes the application from this browser and tells the other tabs why. */
    end: async (why: Exclude<TabMessage, { kind: 'typed' }>) => {
      discardUnwritten();
      await forgetApplication();
      tabs.broadcast(why);
      if (why.kind === 'startedOver') publish(newApplication());
    },
    close: () => {
      write();
      tabs.close();
    },
  };
}
