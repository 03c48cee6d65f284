import type { OrderList, Rhythm } from '#contract/orderLists';

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
  rhythm?: Rhythm | null;
};

export interface ListEditing {
  /** Whether this person may change lines. */
  canEdit: boolean;
  /** Changes one line; returns whether that was stored. A refusal is shown. */
  editLine: (line: LineChange) => Promise<boolean>;
  /** Changes the name, the sharing or the rhythm, in the same way. */
  editList: (change: HeadChange) => Promise<boolean>;
}

/** The changes of a list, each sent at once. */
export function useEditList({ list_id, version, is_own, is_open }: OrderList): ListEditing {
  const tellFailure = useFailureNotice();
  const { user_id, lang } = useCustomer();
  const [changeLines] = useChangeOrderListLinesMutation();
  const [changeList] = useChangeOrderListMutation();

  const isStored = async (sent: Promise<{ error?: Failure }>) => {
    const { error } = await sent;
    if (error) tellFailure(error);
    return !error;
  };
  return {
    canEdit: is_own || is_open,
    editLine: (line) => isStored(changeLines({ list_id, lines: [line], user_id, lang })),
    editList: (change) => isStored(changeList({ list_id, version, ...change, user_id, lang })),
  };
}
