import { PHONES } from '#domain/company';
import type { HoldRule } from '#domain/holds';

import { useI18n } from '../../i18n/I18n';
import { useTranslate } from '../../i18n/useTranslate';
import { WarnBox } from '../../ui/WarnBox';

/** Says before ordering that the next order will be put on hold, and whom to call. */
export function NextOrderHold({ rule }: { rule: HoldRule | undefined }) {
  const t = useTranslate();
  const { language } = useI18n();
  if (rule === undefined) return null;
  const params = { phone: PHONES[language] };
  return (
    <WarnBox role="note">
      {rule === 'customer_on_hold'
        ? t('order.holdAhead.account', params)
        : `${t('order.holdAhead', params)} ${t(`order.hold.${rule}`)}`}
    </WarnBox>
  );
}
