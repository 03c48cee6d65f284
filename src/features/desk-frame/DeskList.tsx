import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { hasRole, type Role } from '#domain/roles';

import { useShowDeskQuery } from '../../api/staffOrders';
import type { MessageKey } from '../../i18n/messages/en';
import { useTranslate } from '../../i18n/useTranslate';
import { foundBy } from '../../ui/Loaded';
import { PageHead } from '../../ui/PageHead';
import { usePageTitle } from '../../ui/PageTitle';
import { Room } from '../../ui/Room';

import { HelpButton } from './HelpButton';
import { KeyedButton } from './KeyedButton';
import { QueryTable, type QueryTableProps } from './QueryTable';
import { useDeskKeys } from './useDeskKeys';

/** As wide as most counts, so that the tools beside it stay in their line when it arrives. */
const CountRoom = styled.span`
  display: inline-block;
  min-width: 6.5rem;
`;

/** A tool of a list, with its shortcut; the list of shortcuts names it even if it is not possible. */
interface ListTool {
  letter: string;
  /** Its button; without one, it is a shortcut only. */
  label?: MessageKey;
  /** What the shortcut does, if the label alone does not say it. */
  help?: MessageKey;
  /** Absent if it is not possible. */
  act: (() => unknown) | false;
  /** Whether its button waits; the shortcut may act on the focused row. */
  isWaiting?: boolean;
}

interface DeskListProps<Data, Item> extends Omit<QueryTableProps<Data, Item>, 'caption'> {
  title: string;
  /** Returns the formatted number of results. */
  countOf?: (found: Data) => string;
  /** What Enter does with a row. */
  opens: MessageKey;
  tools: readonly ListTool[];
  /** Needed for the tools and what is beside them; while it is not known, their room is kept. */
  role?: Role;
  /** Shown before the tools. */
  beside?: ReactNode;
  filters: ReactNode;
  /** Whether the pointer is over the rows. */
  onPointer?: (isOver: boolean) => void;
  /** Shown below the rows. */
  children?: ReactNode;
}

/** A desk list: title, tools, filters, one page of rows, and keyboard shortcuts. */
export function DeskList<Data extends object, Item>(props: DeskListProps<Data, Item>) {
  const { title, countOf, opens, tools, role, beside, filters, onPointer, children, ...table } =
    props;
  const t = useTranslate();
  usePageTitle(title);
  const { query } = table;
  const found = foundBy(query);
  const { data: desk } = useShowDeskQuery();
  const mayAct = role === undefined || hasRole(desk?.roles ?? [], role);
  useDeskKeys(Object.fromEntries(tools.map(({ letter, act }) => [letter, mayAct && act])));
  const shownTools = (
    <>
      {beside}
      {tools.map(
        ({ letter, label, act, isWaiting }) =>
          label &&
          act && (
            <KeyedButton key={letter} letter={letter} disabled={isWaiting} onClick={act}>
              {t(label)}
            </KeyedButton>
          ),
      )}
    </>
  );

  return (
    <>
      <PageHead
        title={title}
        count={countOf && <CountRoom>{found && countOf(found)}</CountRoom>}
        isTight
      >
        {mayAct ? shownTools : !desk && <Room>{shownTools}</Room>}
        <HelpButton
          keys={[
            ['J', 'desk.key.next'],
            ['K', 'desk.key.previous'],
            ['↵', opens],
            ...tools.flatMap(({ letter, label, help = label }) =>
              help ? [[letter.toUpperCase(), help] as const] : [],
            ),
            ['/', 'desk.key.search'],
          ]}
        />
      </PageHead>
      {filters}
      <section
        aria-label={title}
        aria-busy={query.isFetching && !found}
        onPointerEnter={() => onPointer?.(true)}
        onPointerLeave={() => onPointer?.(false)}
      >
        <QueryTable caption={title} {...table} />
        {children}
      </section>
    </>
  );
}
