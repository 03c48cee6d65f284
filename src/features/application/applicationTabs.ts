import type { Change } from './storedApplication';

/** Messages between the tabs of one browser about the application they share. */
export type TabNews =
  | { kind: 'typed'; change: Change }
  | { kind: 'startedOver' }
  | { kind: 'sent'; reference: string | undefined };

const openChannel = () => new BroadcastChannel('application');

/** Listens to the other tabs until closed; `tell` still reaches them after that. */
export function openTabChannel(onNews: (news: TabNews) => void) {
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
