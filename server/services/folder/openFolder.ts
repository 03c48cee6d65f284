import { openInbox, type InboxParts } from './openInbox';
import { openOutbox, type OutboxParts } from './openOutbox';

/** Exchanges files with systems that have no other interface. */
export interface Folder {
  poll: () => Promise<void>;
  close: () => Promise<void>;
}

export function openFolder(parts: InboxParts & OutboxParts): Folder {
  const { onError } = parts;
  const inbox = openInbox(parts);
  const outbox = openOutbox(parts);
  let writing: Promise<void> | undefined;
  const write = () =>
    (writing ??= outbox.poll().finally(() => {
      writing = undefined;
    }));
  return {
    poll: async () => {
      await Promise.all([
        inbox
          .poll()
          .catch((error: unknown) => onError('Reading the exchange folder failed.', error)),
        write().catch((error: unknown) => onError('Writing order files failed.', error)),
      ]);
    },
    close: async () => {
      await inbox.close();
      await writing?.catch(() => undefined);
      await outbox.close();
    },
  };
}
