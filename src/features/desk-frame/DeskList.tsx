import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

import type { MessageKey } from '../../i18n/messages/en';
import { useTranslate } from '../../i18n/useTranslate';
import { PageHead } from '../../ui/PageHead';
import { below, space } from '../../ui/theme';

import { KeyedButton } from './KeyedButton';
import { ShortcutsDialog } from './ShortcutsDialog';
import { useDeskKeys } from './useDeskKeys';

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  justify-content: center;
  margin-top: ${space(4)};
`;

/** Hidden on phones, which have no keyboard. */
const ShortcutsButton = styled(KeyedButton)`
  ${below.tablet} {
    display: none;
  }
`;

interface DeskListProps {
  title: string;
  /** The formatted number of results. */
  count?: string | undefined;
  /** What Enter does with a row. */
  opens: MessageKey;
  /** Shortcuts specific to this list, with what they do and, if currently available, the action. */
  keys: readonly (readonly [letter: string, what: MessageKey, action: (() => void) | undefined])[];
  tools: ReactNode;
  filters: ReactNode;
  /** Whether the rows are loading. */
  isBusy: boolean;
  /** The rows, or what is shown in their place. */
  children: ReactNode;
  /** Links to the other pages. */
  foot: ReactNode;
}

/** A desk list: title, tools, filters, one page of rows, and keyboard shortcuts. */
export function DeskList(props: DeskListProps) {
  const { title, count, opens, keys, tools, filters, isBusy, children, foot } = props;
  const t = useTranslate();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const openHelp = () => setIsHelpOpen(true);
  const actions = Object.fromEntries(keys.map(([letter, _what, action]) => [letter, action]));
  useDeskKeys({ ...actions, '?': openHelp });

  return (
    <>
      <PageHead title={title} count={count} isTight>
        {tools}
        <ShortcutsButton letter="?" onClick={openHelp}>
          {t('desk.keys')}
        </ShortcutsButton>
      </PageHead>
      {filters}
      <section aria-label={title} aria-busy={isBusy}>
        {children}
      </section>
      <Foot>{foot}</Foot>
      {isHelpOpen && (
        <ShortcutsDialog
          keys={[
            ['J', 'desk.key.next'],
            ['K', 'desk.key.previous'],
            ['↵', opens],
            ...keys.map(([letter, what]) => [letter.toUpperCase(), what] as const),
            ['/', 'desk.key.search'],
            ['?', 'desk.key.keys'],
          ]}
          onClose={() => setIsHelpOpen(false)}
        />
      )}
    </>
  );
}
