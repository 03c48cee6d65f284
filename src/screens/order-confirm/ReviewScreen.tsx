import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import type { Address } from '#contract/addresses';
import type { CartLine } from '#contract/cart';
import { maxPacks, unitsOf } from '#domain/quantity';
import { sum } from '#domain/sum';
import { cheaperPacks, stepsOfFields } from '#domain/unitPrice';

import type { Cart } from '../../api/cart';
import { CartChanges } from '../../features/cart-line/CartChanges';
import { TakeAvailable } from '../../features/cart-line/TakeAvailable';
import { BalanceNote } from '../../features/invoices/BalanceNote';
import { LeavingDay } from '../../features/order/LeavingDay';
import { MinimumOrder } from '../../features/order/MinimumOrder';
import { NextOrderHold } from '../../features/order/NextOrderHold';
import { OrderLines, orderedCents } from '../../features/order/OrderLines';
import type { MessageKey } from '../../i18n/messages/en';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { hasNewQuantity, selectCartChanges } from '../../slices/cartChanges';
import { packsSet } from '../../slices/cartPreview';
import type { OrderedLine } from '../../slices/previewItem';
import { exceedsAvailable, selectShownCart, selectUnsavedIds } from '../../store/cart';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { PrimaryButton } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { PageHead } from '../../ui/PageHead';
import { BreakNudge } from '../../ui/prices/OwnPrices';
import { SafeHtml } from '../../ui/SafeHtml';
import { from, layout, space, color, radius } from '../../ui/theme';
import { TotalBar } from '../../ui/TotalBar';

import { AnsweredLists } from './AnsweredLists';
import { NeededApproval, overLimit } from './NeededApproval';
import { isTooLong, type OrderDraft } from './orderDraft';
import { RefusedOrder } from './RefusedOrder';
import { RequiredConfirmations } from './RequiredConfirmations';
import { ReviewFields } from './ReviewFields';
import type { useAnsweredLists } from './useAnsweredLists';
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
  /** As it is shown, with what due lists propose. */
  draft: OrderDraft;
  onDraft: (change: Partial<OrderDraft>) => void;
  answering: ReturnType<typeof useAnsweredLists>;
  placing: ReturnType<typeof usePlaceOrder>;
  /** What is known of the order before it is placed. */
  cart: Pick<Cart, 'hold' | 'leastCents' | 'needsReference' | 'approval'>;
  /** Rendered in place of the lines when there are none. */
  empty: ReactNode;
}

export function ReviewScreen(props: ReviewScreenProps) {
  const { lines, addresses, draft, onDraft, answering, placing, empty } = props;
  const { hold, leastCents, needsReference, approval } = props.cart;
  const t = useTranslate();
  const cart = useAppSelector(selectShownCart);
  const cents = sum(lines.map(orderedCents));
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
    if (cents < leastCents) return 'review.belowMinimum';
    if (needsReference && draft.po_reference.trim() === '') return 'review.referenceNeeded';
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
      <NextOrderHold rule={hold} />
      <CartChanges changes={changes.filter(hasNewQuantity)} />
      {refused && <RefusedOrder refused={refused} />}
      {lines.length === 0 ? (
        empty
      ) : (
        <>
          <ExcessLines lines={excessLines} />
          {!isPlacing && <CheaperLines lines={cart.selected} />}
          <RequiredConfirmations {...confirmations} isDisabled={isPlacing} />
          <Desk>
            <Lines>
              <OrderLines caption={t('review.caption')} lines={lines} />
            </Lines>
            <Side>
              <ReviewFields
                addresses={addresses}
                draft={draft}
                needsReference={needsReference}
                onDraft={onDraft}
                isDisabled={isPlacing}
                errors={errors}
              />
              <AnsweredLists answering={answering} isDisabled={isPlacing} />
              {approval && <NeededApproval cents={cents} limits={approval} />}
              <BalanceNote />
              <OrderTotal
                lines={lines}
                cents={cents}
                leastCents={leastCents}
                isHeld={hold !== undefined}
                needsApproval={approval !== undefined && overLimit(cents, approval) !== undefined}
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

interface OrderTotalProps {
  lines: readonly OrderedLine[];
  cents: number;
  leastCents: number;
  /** Whether the order will be put on hold. */
  isHeld: boolean;
  /** Whether it is sent for approval instead. */
  needsApproval: boolean;
  /** Why the order cannot be placed now. */
  obstacle: MessageKey | undefined;
  isPlacing: boolean;
  onPlace: () => void;
}

/** What is ordered in total, and the button that orders it. */
function OrderTotal(props: OrderTotalProps) {
  const { lines, cents, leastCents, isHeld, needsApproval, obstacle, isPlacing, onPlace } = props;
  const t = useTranslate();
  const format = useFormat();
  const units = sum(lines.map((line) => unitsOf(line.order_qty, line.ship_pack)));
  return (
    <TotalBar
      label={t('cart.total')}
      total={format.cents(cents)}
      note={obstacle ? t(obstacle) : t('order.counts', { lines: lines.length, units })}
      beside={
        cents < leastCents ? (
          <MinimumOrder cents={cents} leastCents={leastCents} />
        ) : (
          !isHeld && !needsApproval && <LeavingDay />
        )
      }
    >
      <PrimaryButton disabled={obstacle !== undefined} onClick={onPlace}>
        {t(isPlacing ? 'review.placing' : needsApproval ? 'review.send' : 'review.place')}
      </PrimaryButton>
    </TotalBar>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin-bottom: ${space(4)};
  padding: ${space(3)} ${space(4)};
  border-left: 4px solid ${color.warn};
  border-radius: ${radius.control};
  background: ${color.warnTint};

  &[data-tone='good'] {
    border-color: ${color.good};
    background: ${color.goodTint};
  }
`;

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(4)};
`;

/** Lines of which a larger quantity costs less, each with a button that takes it. */
function CheaperLines({ lines }: { lines: readonly CartLine[] }) {
  const dispatch = useAppDispatch();
  const cheaper = lines.filter(
    (line) => cheaperPacks(stepsOfFields(line), line.item, maxPacks(line)) !== undefined,
  );
  if (cheaper.length === 0) return null;
  return (
    <List data-tone="good">
      {cheaper.map((line) => (
        <Item key={line.product_id}>
          <span className="mono">{line.product_id}</span>
          <SafeHtml html={line.name} />
          <BreakNudge
            priced={line}
            packs={line.item}
            max={maxPacks(line)}
            onPacks={(packs) => dispatch(packsSet({ id: line.product_id, packs }))}
          />
        </Item>
      ))}
    </List>
  );
}

/** Lines that ask for more than is available, each with a button that fixes it. */
function ExcessLines({ lines }: { lines: readonly CartLine[] }) {
  if (lines.length === 0) return null;
  return (
    <List>
      {lines.map((line) => (
        <Item key={line.product_id}>
          <span className="mono">{line.product_id}</span>
          <SafeHtml html={line.name} />
          <TakeAvailable line={line} packs={line.item} />
        </Item>
      ))}
    </List>
  );
}
