import { useRef } from 'react';

import type { OrderList, NewRhythm } from '#contract/orderLists';

import {
  useChangeOrderListLinesMutation,
  useChangeOrderListMutation,
  type ListedLine,
} from '../../api/orderLists';
import type { Failure } from '../../api/reasonOf';
import { useFailureNotice } from '../../store/useFailureNotice';
import { useCustomer } from '../../store/useMarket';

type LineChange = Pick<ListedLine, 'product_id'> & Partial<ListedLine> & { is_removed?: boolean };
type HeadChange = Partial<Pick<OrderList, 'name' | 'is_shared' | 'is_open'>> & {
  /** `null` ends it. */
  rhythm?: NewRhythm | null;
};

export interface ListEditing {
  /** Whether this person may change lines. */
  canEdit: boolean;
  /** Changes one line; returns whether that was stored. A refusal is shown. */
  editLine: (line: LineChange) => Promise<boolean>;
  /** Changes the name, the sharing or the rhythm, in the same way, of the list as it is then. */
  editList: (change: HeadChange | ((list: OrderList) => HeadChange)) => Promise<boolean>;
}

/** The changes of a list, each sent at once. */
export function useEditList(list: OrderList): ListEditing {
  const { list_id, is_own, is_open } = list;
  const tellFailure = useFailureNotice();
  const { user_id, lang } = useCustomer();
  const [changeLines] = useChangeOrderListLinesMutation();
  const [changeList] = useChangeOrderListMutation();

  /** The last change of the list's head, which the next one waits for. */
  const last = useRef<Promise<OrderList | undefined>>(undefined);

  const isStored = async (sent: Promise<{ error?: Failure }>) => {
    const { error } = await sent;
    if (error) tellFailure(error);
    return !error;
  };
  const editList: ListEditing['editList'] = (change) => {
    const sent = (async () => {
      const before = await last.current;
      const now = before && before.version > list.version ? before : list;
      const { version } = now;
      const changes = typeof change === 'function' ? change(now) : change;
      return changeList({ list_id, version, ...changes, user_id, lang });
    })();
    last.current = sent.then(({ data }) => data?.list);
    return isStored(sent);
  };
  return {
    canEdit: is_own || is_open,
    editLine: (line) => isStored(changeLines({ list_id, lines: [line], user_id, lang })),
    editList,
  };
}
