import { useEffect, type ComponentProps, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { styled } from 'styled-components';

import { Row } from '../../ui/table/Row';
import { Rows, Table } from '../../ui/table/Table';
import { color } from '../../ui/theme';

import { useRowNavigation } from './useRowNavigation';

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
