import type { ApplicationChange } from './storedApplication';

/** Messages between the tabs of one browser about the application they share. */
export type TabMessage =
  | { kind: 'typed'; change: ApplicationChange }
  | { kind: 'startedOver' }
  | { kind: 'sent'; reference: string | undefined };

const openChannel = () => new BroadcastChannel('application');

/** Listens to the other tabs until closed; `broadcast` still reaches them after that. */
export function openTabChannel(onMessage: (message: TabMessage) => void) {
  const channel = openChannel();
  let isOpen = true;
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => onMessage(data);
  return {
    broadcast: (message: TabMessage) => {
      const output = isOpen ? channel : openChannel();
      output.postMessage(message);
      if (!isOpen) output.close();
    },
    close: () => {
      isOpen = false;
      channel.close();
    },
  };
}
