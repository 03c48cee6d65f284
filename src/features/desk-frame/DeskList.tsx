import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { styled } from 'styled-components';

import type { MessageKey } from '../../i18n/messages/en';
import { useTranslate } from '../../i18n/useTranslate';
import { PageHead } from '../../ui/PageHead';
import { below, space } from '../../ui/theme';

import { KeyedButton } from './KeyedButton';
import { ShortcutsDialog } from './ShortcutsDialog';
import { useDeskKeys, type DeskKeys } from './useDeskKeys';

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
  /** Shortcuts specific to this list, as printed on a keyboard, with their descriptions. */
  keyNames: readonly (readonly [key: string, what: MessageKey])[];
  keys: DeskKeys;
  tools: ReactNode;
  /** Renders the filters; `/` focuses the input that takes the given ref. */
  filters: (box: RefObject<HTMLInputElement | null>) => ReactNode;
  /** Whether the rows are loading. */
  isBusy: boolean;
  /** The rows, or what is shown in their place. */
  children: ReactNode;
  /** Links to the other pages. */
  foot: ReactNode;
}

/** A desk list: title, tools, filters, one page of rows, and keyboard shortcuts. */
export function DeskList(props: DeskListProps) {
  const { title, count, opens, keyNames, keys, tools, filters, isBusy, children, foot } = props;
  const t = useTranslate();
  const box = useRef<HTMLInputElement>(null);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const openHelp = () => setIsHelpOpen(true);
  useDeskKeys({ ...keys, '/': () => box.current?.focus(), '?': openHelp });

  return (
    <>
      <PageHead title={title} count={count} isTight>
        {tools}
        <ShortcutsButton letter="?" onClick={openHelp}>
          {t('desk.keys')}
        </ShortcutsButton>
      </PageHead>
      {filters(box)}
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
            ...keyNames,
            ['/', 'desk.key.search'],
            ['?', 'desk.key.keys'],
          ]}
          onClose={() => setIsHelpOpen(false)}
        />
      )}
    </>
  );
}
