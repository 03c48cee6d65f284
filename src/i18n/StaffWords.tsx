import { use, useDeferredValue, useMemo, type ReactNode } from 'react';

import { loadStaffMessages } from './loadStaffMessages';
import { useWords, WordsContext } from './Words';

/** Provides the staff messages as well; a new language takes over once its messages are loaded. */
export function StaffWords({ children }: { children: ReactNode }) {
  const words = useDeferredValue(useWords());
  const messages = use(loadStaffMessages(words.language));
  const all = useMemo(() => ({ ...words, messages }), [words, messages]);
  return <WordsContext value={all}>{children}</WordsContext>;
}
