import { useEffect, type ComponentProps, type ReactNode, useRef, type KeyboardEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { styled } from 'styled-components';

import { Row } from '../../ui/table/Row';
import { Rows, Table } from '../../ui/table/Table';
import { color } from '../../ui/theme';
import { useWindowKeys } from '../../ui/useWindowKeys';

import { useDeskKeys } from './useDeskKeys';

/** A desk table: j, k or the arrow keys move between rows, Enter follows a row's link. */
export function DeskTable({ children, ...table }: Omit<ComponentProps<typeof Table>, 'rowCount'>) {
  const { box, moveByKey } = useRowNavigation();
  const { state: navigationState } = useLocation() as { state: { opened?: string } | null };
  const opened = navigationState?.opened;

  // Restores the focus to the row that was opened; the focus is external to React.
  useEffect(() => {
    const links = box.current?.querySelectorAll<HTMLElement>('a[data-opens]');
    [...(links ?? [])].find((link) => link.dataset.opens === opened)?.focus();
  }, [box, opened]);

  return (
    <div ref={box} onKeyDown={moveByKey}>
      <Table {...table}>
        <Rows>{children}</Rows>
      </Table>
    </div>
  );
}

interface RowTarget {
  to: string;
  /** Navigation state with which the next screen links back to this list as it was. */
  state?: object;
}

const StyledRow = styled(Row)`
  cursor: pointer;

  &:focus-within {
    background: ${color.primaryTint};
  }
`;

/** A row that opens on a click anywhere in it. */
export function ClickableRow({ to, state, children }: RowTarget & { children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <StyledRow
      onClick={({ defaultPrevented, target }) => {
        if (defaultPrevented || (target as Element).matches('input')) return;
        void navigate(to, { state });
      }}
    >
      {children}
    </StyledRow>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Moves the focus between table rows, by the first link of each: with letters wherever shortcuts
 * are active, with the arrow keys inside the table, and with ArrowDown from outside while nothing,
 * the main region or a search field has the focus.
 */
function useRowNavigation() {
  const box = useRef<HTMLDivElement>(null);

  const moveFocus = (by: number) => {
    const rows = [...(box.current?.querySelectorAll('tbody tr') ?? [])];
    const links = rows.flatMap((row) => row.querySelector<HTMLElement>('a') ?? []);
    const row = document.activeElement?.closest('tr');
    const current = links.findIndex((link) => link.closest('tr') === row);
    const next = current < 0 ? 0 : Math.min(Math.max(current + by, 0), links.length - 1);
    links[next]?.focus();
  };

  useWindowKeys((event) => {
    const { activeElement } = document;
    const isFree =
      activeElement === document.body ||
      activeElement?.id === 'main' ||
      activeElement?.matches('input[type="search"]');
    if (event.key !== 'ArrowDown' || !isFree || event.defaultPrevented) return;
    event.preventDefault();
    moveFocus(1);
  });

  useDeskKeys({ j: () => moveFocus(1), k: () => moveFocus(-1) });

  const moveByKey = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    moveFocus(by);
  };
  return { box, moveByKey };
}
