import { use, useDeferredValue, useMemo, type ReactNode } from 'react';

import { loadStaffMessages } from './loadStaffMessages';
import { useWords, WordsContext } from './Words';

/** Inside are the staff's words too; those of another language take their place once they are there. */
export function StaffWords({ children }: { children: ReactNode }) {
  const words = useDeferredValue(useWords());
  const messages = use(loadStaffMessages(words.language));
  const all = useMemo(() => ({ ...words, messages }), [words, messages]);
  return <WordsContext value={all}>{children}</WordsContext>;
}
