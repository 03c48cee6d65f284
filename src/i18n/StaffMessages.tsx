import { use, useDeferredValue, useMemo, type ReactNode } from 'react';

import { useI18n, I18nContext } from './I18n';
import { loadStaffMessages } from './loadStaffMessages';

/** Provides the staff messages as well; a new language takes over once its messages are loaded. */
export function StaffMessages({ children }: { children: ReactNode }) {
  const i18n = useDeferredValue(useI18n());
  const messages = use(loadStaffMessages(i18n.language));
  const all = useMemo(() => ({ ...i18n, messages }), [i18n, messages]);
  return <I18nContext value={all}>{children}</I18nContext>;
}
