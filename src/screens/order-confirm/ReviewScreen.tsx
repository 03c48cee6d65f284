import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import type { Address } from '#contract/addresses';

import { CartChanges } from '../../features/cart-line/CartChanges';
import { OrderLines } from '../../features/order/OrderLines';
import type { MessageKey } from '../../i18n/messages/en';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { hasNewQuantity, selectCartChanges } from '../../slices/cartChanges';
import type { OrderedLine } from '../../slices/previewItem';
import { exceedsAvailable, selectShownCart, selectUnsavedIds } from '../../store/cart';
import { useAppSelector } from '../../store/hooks';
import { Link } from '../../ui/Link';
import { PageHead } from '../../ui/PageHead';
import { from, layout, space } from '../../ui/theme';

import { ExcessLines } from './ExcessLines';
import { isTooLong, type OrderDraft } from './orderDraft';
import { OrderTotal } from './OrderTotal';
import { RefusedOrder } from './RefusedOrder';
import { RequiredConfirmations } from './RequiredConfirmations';
import { ReviewFields } from './ReviewFields';
import { useConfirmations } from './useConfirmations';
import type { usePlaceOrder } from './usePlaceOrder';

/** The remaining fields, the total and the button sit beside the lines and stay in the viewport. */
const Desk = styled.div`
  display: flex;
  flex-direction: column;

  ${from.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 20rem;
    gap: ${space(8)};
    align-items: start;
  }
`;

/** Below desktop its fields come before the lines, and its total stays below them. */
const Side = styled.div`
  display: contents;

  ${from.desktop} {
    position: sticky;
    top: calc(${layout.belowHeader} + ${space(3)});
    display: block;
  }
`;

const Lines = styled.div`
  min-width: 0;
`;

interface ReviewScreenProps {
  lines: readonly OrderedLine[];
  addresses: readonly Address[];
  draft: OrderDraft;
  onDraft: (draft: OrderDraft) => void;
  placing: ReturnType<typeof usePlaceOrder>;
  /** Rendered in place of the lines when there are none. */
  empty: ReactNode;
}

export function ReviewScreen(props: ReviewScreenProps) {
  const { lines, addresses, draft, onDraft, placing, empty } = props;
  const t = useTranslate();
  const cart = useAppSelector(selectShownCart);
  const changes = useAppSelector(selectCartChanges);
  const isSaving = useAppSelector((state) => selectUnsavedIds(state).length > 0);
  const excessLines = cart.selected.filter(exceedsAvailable);
  const { place, refused, isPlacing } = placing;
  const errors = refused?.problem.errors ?? [];
  const confirmations = useConfirmations(cart.selected, changes, errors);
  const leftOutCount = cart.lines.length - cart.selected.length;
  const obstacle = (): MessageKey | undefined => {
    if (isPlacing) return 'review.placing';
    if (isSaving) return 'review.saving';
    if (excessLines.length > 0) return 'review.tooMany';
    if (confirmations.isOpen) return 'review.confirmFirst';
    return isTooLong(draft) ? 'review.shorten' : undefined;
  };

  return (
    <>
      <PageHead
        title={t('review.title')}
        count={leftOutCount > 0 && t('review.leftOut', { count: leftOutCount })}
      >
        {lines.length > 0 && <Link to={paths.cart}>{t('review.change')}</Link>}
      </PageHead>
      <CartChanges changes={changes.filter(hasNewQuantity)} />
      {refused && <RefusedOrder refused={refused} />}
      {lines.length === 0 ? (
        empty
      ) : (
        <>
          <ExcessLines lines={excessLines} />
          <RequiredConfirmations {...confirmations} isDisabled={isPlacing} />
          <Desk>
            <Lines>
              <OrderLines caption={t('review.caption')} lines={lines} />
            </Lines>
            <Side>
              <ReviewFields
                addresses={addresses}
                draft={draft}
                onDraft={onDraft}
                isDisabled={isPlacing}
                errors={errors}
              />
              <OrderTotal
                lines={lines}
                obstacle={obstacle()}
                isPlacing={isPlacing}
                onPlace={() => void place()}
              />
            </Side>
          </Desk>
        </>
      )}
    </>
  );
}
