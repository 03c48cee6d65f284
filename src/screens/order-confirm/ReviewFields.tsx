import { styled } from 'styled-components';

import type { Address } from '#contract/addresses';
import type { Problem } from '#contract/replies';
import { MAX_ORDER_COMMENT_LENGTH, MAX_PO_REFERENCE_LENGTH } from '#domain/orders';

import { lengthMessages } from '../../forms/lengthMessages';
import { useTranslate } from '../../i18n/useTranslate';
import { TextArea } from '../../ui/TextArea';
import { TextField } from '../../ui/TextField';
import { below, space } from '../../ui/theme';

import type { OrderDraft } from './orderDraft';
import { ShipTo } from './ShipTo';

const Fields = styled.div`
  display: grid;
  gap: ${space(4)};
  align-items: start;
  margin-bottom: ${space(4)};

  /* Below desktop the fields come before the lines. */
  ${below.desktop} {
    order: -1;
  }
`;

interface ReviewFieldsProps {
  addresses: readonly Address[];
  draft: OrderDraft;
  /** Whether an order needs a purchase-order number. */
  needsReference: boolean;
  onDraft: (change: Partial<OrderDraft>) => void;
  isDisabled: boolean;
  errors: NonNullable<Problem['errors']>;
}

/**
 * Shipping address, the buyer's own reference and a comment for the warehouse; stored until the
 * order is placed.
 */
export function ReviewFields(props: ReviewFieldsProps) {
  const { addresses, draft, needsReference, onDraft, isDisabled, errors } = props;
  const t = useTranslate();
  const { order_comment, po_reference } = draft;
  const errorOf = (name: string) => errors.find(({ field }) => field === name)?.message;
  const reference = lengthMessages(t, po_reference, MAX_PO_REFERENCE_LENGTH);
  const comment = lengthMessages(t, order_comment, MAX_ORDER_COMMENT_LENGTH);

  return (
    <Fields>
      <ShipTo
        addresses={addresses}
        chosen={draft.ship_to}
        isDisabled={isDisabled}
        onChoose={(ship_to) => onDraft({ ship_to })}
      />
      <TextField
        label={needsReference ? t('review.po') : `${t('review.po')} ${t('review.optional')}`}
        {...(needsReference && { mark: 'required' })}
        hint={reference.hint}
        autoComplete="off"
        value={po_reference}
        readOnly={isDisabled}
        error={reference.error ?? errorOf('po_reference')}
        onChange={({ target: { value } }) =>
          onDraft({ po_reference: value, has_no_reference: value === '' })
        }
      />
      <TextArea
        label={`${t('review.comment')} ${t('review.optional')}`}
        hint={comment.hint ?? t('review.comment.hint')}
        rows={2}
        value={order_comment}
        readOnly={isDisabled}
        error={comment.error ?? errorOf('order_comment')}
        onChange={(event) => onDraft({ order_comment: event.target.value })}
      />
    </Fields>
  );
}
