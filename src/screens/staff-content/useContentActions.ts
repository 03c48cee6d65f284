import { useState } from 'react';

import {
  useChangeContentMutation,
  type ContentChanges,
  type ContentKind,
} from '../../api/staffContent';
import { useAction } from '../../features/desk-frame/useAction';
import type { MessageKey } from '../../i18n/messages/en';
import { useTranslate } from '../../i18n/useTranslate';

/** The last action, and the changes that undo it; omitted if it was an undo itself. */
export interface ContentDone {
  message: string;
  undo?: ContentChanges;
}

/** Navigation state that an entry's form passes back to its list. */
export interface FromEntry {
  opened?: string;
  done?: ContentDone;
}

interface ContentActionOptions {
  kind: ContentKind;
  /** The version that was read. */
  version: number;
  /** Why it failed if somebody else changed the list meanwhile. */
  stale: MessageKey;
  initialDone?: ContentDone | undefined;
}

/** Changes a list based on the version that was read; `send` resolves to true on success. */
export function useContentActions({ kind, version, stale, initialDone }: ContentActionOptions) {
  const t = useTranslate();
  const [change] = useChangeContentMutation();
  const { run, ...action } = useAction({
    unanswered: 'content.unanswered',
    stale: t(stale),
    hasFields: true,
  });
  const [done, setDone] = useState(initialDone);

  const send = async (changes: ContentChanges, next?: ContentDone): Promise<boolean> => {
    setDone(undefined);
    const stored = await run(change({ ifMatch: version, body: { kind, ...changes } }));
    if (stored) setDone(next);
    return stored !== undefined;
  };
  return { ...action, done, send };
}
