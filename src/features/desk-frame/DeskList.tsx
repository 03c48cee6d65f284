import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import type { MessageKey } from '../../i18n/messages/en';
import { foundBy, type Query } from '../../ui/Loaded';
import { PageHead } from '../../ui/PageHead';
import { usePageTitle } from '../../ui/PageTitle';
import { below } from '../../ui/theme';

import { HelpButton } from './HelpButton';
import { useDeskKeys } from './useDeskKeys';

/** Hidden on phones, which have no keyboard. */
const ListHelp = styled(HelpButton)`
  ${below.tablet} {
    display: none;
  }
`;

interface DeskListProps<Data> {
  title: string;
  query: Query<Data>;
  /** Returns the formatted number of results. */
  countOf?: (found: Data) => string;
  /** What Enter does with a row. */
  opens: MessageKey;
  /** Shortcuts specific to this list, with what they do and, if currently available, the action. */
  keys: readonly (readonly [letter: string, what: MessageKey, action: (() => void) | undefined])[];
  tools: ReactNode;
  filters: ReactNode;
  /** The rows. */
  children: ReactNode;
}

/** A desk list: title, tools, filters, one page of rows, and keyboard shortcuts. */
export function DeskList<Data>(props: DeskListProps<Data>) {
  const { title, query, countOf, opens, keys, tools, filters, children } = props;
  usePageTitle(title);
  const found = foundBy(query);
  const actions = Object.fromEntries(keys.map(([letter, _what, action]) => [letter, action]));
  useDeskKeys(actions);

  return (
    <>
      <PageHead title={title} count={found && countOf?.(found)} isTight>
        {tools}
        <ListHelp
          keys={[
            ['J', 'desk.key.next'],
            ['K', 'desk.key.previous'],
            ['↵', opens],
            ...keys.map(([letter, what]) => [letter.toUpperCase(), what] as const),
            ['/', 'desk.key.search'],
          ]}
        />
      </PageHead>
      {filters}
      <section aria-label={title} aria-busy={query.isFetching && !found}>
        {children}
      </section>
    </>
  );
}
