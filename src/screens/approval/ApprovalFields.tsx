import { styled } from 'styled-components';

import type { Requisition } from '#contract/requisitions';
import { MAX_PO_REFERENCE_LENGTH } from '#domain/orders';

import { AddressField } from '../../features/order/AddressField';
import { addressLine } from '../../features/order/addressLine';
import { useTranslate } from '../../i18n/useTranslate';
import { TextField } from '../../ui/TextField';
import { from, space } from '../../ui/theme';

import type { DecidedPacks } from './decidedLines';

/** An address is long, a number short. */
const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  margin-bottom: ${space(4)};

  ${from.tablet} {
    grid-template-columns: minmax(0, 32rem) minmax(0, 14rem);
  }
`;

const Shown = styled.div`
  margin-bottom: ${space(4)};
`;

/** What whoever decides can change. */
export interface ApprovalValues {
  packs: DecidedPacks;
  po_reference: string;
  ship_to: string;
}

interface ApprovalFieldsProps {
  requisition: Requisition;
  values: ApprovalValues;
  onChange: (values: ApprovalValues) => void;
  /** Whether they are only shown. */
  isFixed: boolean;
}

/** Where the order goes, and its purchase-order number. */
export function ApprovalFields({ requisition, values, onChange, isFixed }: ApprovalFieldsProps) {
  const t = useTranslate();
  const { ship_to: addresses, po_reference } = requisition;
  if (isFixed) {
    const [address] = addresses;
    return (
      <Shown>
        {address && (
          <p>{t('approval.fact', { label: t('order.shipTo'), value: addressLine(address) })}</p>
        )}
        {po_reference && <p>{t('approval.fact', { label: t('order.po'), value: po_reference })}</p>}
      </Shown>
    );
  }
  return (
    <Fields>
      {addresses.length > 0 && (
        <AddressField
          addresses={addresses}
          chosen={values.ship_to}
          onChoose={(ship_to) => onChange({ ...values, ship_to })}
        />
      )}
      <TextField
        label={t('order.po')}
        autoComplete="off"
        maxLength={MAX_PO_REFERENCE_LENGTH}
        value={values.po_reference}
        onChange={({ target }) => onChange({ ...values, po_reference: target.value })}
      />
    </Fields>
  );
}
