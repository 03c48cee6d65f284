import type { Change } from './keptApplication';

/** What the tabs of one browser tell each other of the application that they share. */
export type TabNews =
  | { kind: 'typed'; change: Change }
  | { kind: 'startedOver' }
  | { kind: 'sent'; reference: string | undefined };

/** Tells the other tabs, and hears them, until it is closed. */
export function openTabs(onNews: (news: TabNews) => void) {
  const channel = new BroadcastChannel('application');
  channel.onmessage = ({ data }: MessageEvent<TabNews>) => onNews(data);
  return {
    tell: (news: TabNews) => channel.postMessage(news),
    close: () => channel.close(),
  };
}
