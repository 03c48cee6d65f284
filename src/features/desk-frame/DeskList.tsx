import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { styled } from 'styled-components';

import type { MessageKey } from '../../i18n/messages/en';
import { useTranslate } from '../../i18n/useTranslate';
import { PageHead } from '../../ui/PageHead';
import { below, space } from '../../ui/theme';

import { KeyedButton } from './KeyedButton';
import { KeysSheet } from './KeysSheet';
import { useDeskKeys, type DeskKeys } from './useDeskKeys';

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  justify-content: center;
  margin-top: ${space(4)};
`;

/** A phone has none. */
const Keys = styled(KeyedButton)`
  ${below.tablet} {
    display: none;
  }
`;

interface DeskListProps {
  title: string;
  /** How many there are, in words. */
  count?: string | undefined;
  /** What Enter does with a row. */
  opens: MessageKey;
  /** The letters of this list alone, as they are printed on a keyboard, with the words for each. */
  keyNames: readonly (readonly [key: string, what: MessageKey])[];
  keys: DeskKeys;
  tools: ReactNode;
  /** What narrows the list; `/` puts the cursor into the box. */
  filters: (box: RefObject<HTMLInputElement | null>) => ReactNode;
  /** The rows are on their way. */
  isBusy: boolean;
  /** The rows, or what stands in their place. */
  children: ReactNode;
  /** The way to the other pages. */
  foot: ReactNode;
}

/** A list of the desk: its name with its tools, what narrows it, a page of its rows, and its keys. */
export function DeskList(props: DeskListProps) {
  const { title, count, opens, keyNames, keys, tools, filters, isBusy, children, foot } = props;
  const t = useTranslate();
  const box = useRef<HTMLInputElement>(null);
  const [isHelping, setIsHelping] = useState(false);
  const help = () => setIsHelping(true);
  useDeskKeys({ ...keys, '/': () => box.current?.focus(), '?': help });

  return (
    <>
      <PageHead title={title} count={count} isTight>
        {tools}
        <Keys letter="?" onClick={help}>
          {t('desk.keys')}
        </Keys>
      </PageHead>
      {filters(box)}
      <section aria-label={title} aria-busy={isBusy}>
        {children}
      </section>
      <Foot>{foot}</Foot>
      {isHelping && (
        <KeysSheet
          keys={[
            ['J', 'desk.key.next'],
            ['K', 'desk.key.previous'],
            ['↵', opens],
            ...keyNames,
            ['/', 'desk.key.search'],
            ['?', 'desk.key.keys'],
          ]}
          onClose={() => setIsHelping(false)}
        />
      )}
    </>
  );
}
