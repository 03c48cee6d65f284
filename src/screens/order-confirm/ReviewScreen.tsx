import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import type { Address } from '#contract/addresses';
import { unitsOf } from '#domain/quantity';

import { orderedCents, OrderLines } from '../../features/order/OrderLines';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import type { OrderedLine } from '../../slices/previewItem';
import { exceedsAvailable, selectShownCart, selectUnsavedIds } from '../../store/cart';
import { useAppSelector } from '../../store/hooks';
import { PrimaryButton } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { PageHead } from '../../ui/PageHead';
import { from, layout, space } from '../../ui/theme';
import { TotalBar } from '../../ui/TotalBar';

import { ExcessLines } from './ExcessLines';
import { isTooLong, type OrderDraft } from './orderDraft';
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
  const format = useFormat();
  const cart = useAppSelector(selectShownCart);
  const isSaving = useAppSelector((state) => selectUnsavedIds(state).length > 0);
  const excessLines = cart.selected.filter(exceedsAvailable);
  const { place, refused, isPlacing } = placing;
  const errors = refused?.problem.errors ?? [];
  const confirmations = useConfirmations(
    cart.selected,
    errors.map(({ product_id }) => product_id),
  );
  const leftOutCount = cart.lines.length - cart.selected.length;
  const units = lines.reduce((sum, line) => sum + unitsOf(line.order_qty, line.ship_pack), 0);

  const isBlocked = isSaving || excessLines.length > 0 || confirmations.isOpen || isTooLong(draft);

  const note = () => {
    if (isPlacing) return t('review.placing');
    if (isSaving) return t('review.saving');
    if (excessLines.length > 0) return t('review.tooMany');
    if (confirmations.isOpen) return t('review.confirmFirst');
    if (isTooLong(draft)) return t('review.shorten');
    return t('order.counts', { lines: lines.length, units });
  };

  return (
    <>
      <PageHead
        title={t('review.title')}
        count={leftOutCount > 0 && t('review.leftOut', { count: leftOutCount })}
      >
        {lines.length > 0 && <Link to={paths.cart}>{t('review.change')}</Link>}
      </PageHead>
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
              <TotalBar
                label={t('cart.total')}
                total={format.cents(lines.reduce((sum, line) => sum + orderedCents(line), 0))}
                note={note()}
              >
                <PrimaryButton
                  type="button"
                  disabled={isPlacing || isBlocked}
                  onClick={() => void place()}
                >
                  {t(isPlacing ? 'review.placing' : 'review.place')}
                </PrimaryButton>
              </TotalBar>
            </Side>
          </Desk>
        </>
      )}
    </>
  );
}
