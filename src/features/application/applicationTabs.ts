import type { Change } from './storedApplication';

/** What the tabs of one browser tell each other of the application that they share. */
export type TabNews =
  | { kind: 'typed'; change: Change }
  | { kind: 'startedOver' }
  | { kind: 'sent'; reference: string | undefined };

const openChannel = () => new BroadcastChannel('application');

/** Hears the other tabs until it is closed; what it is told afterwards still reaches them. */
export function openTabs(onNews: (news: TabNews) => void) {
  const channel = openChannel();
  let isOpen = true;
  channel.onmessage = ({ data }: MessageEvent<TabNews>) => onNews(data);
  return {
    tell: (news: TabNews) => {
      const line = isOpen ? channel : openChannel();
      line.postMessage(news);
      if (!isOpen) line.close();
    },
    close: () => {
      isOpen = false;
      channel.close();
    },
  };
}
