import { styled } from 'styled-components';

import type { CompanyRole } from '#domain/companyRoles';

import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { Email } from '../../ui/Email';
import { Small } from '../../ui/Small';
import { StatusLabel } from '../../ui/StatusLabel';
import { space } from '../../ui/theme';

const Head = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  align-items: center;
`;

export interface ShownPerson {
  name: string;
  email: string;
  role: CompanyRole;
  standing: 'active' | 'off';
  has_password: boolean;
  ship_to_codes: readonly string[];
  order_limit?: number;
  month_limit?: number;
  approve_limit?: number;
  approver?: string;
}

/** A person with role and standing, and with the addresses that they are limited to. */
export function PersonLine({ person, isReader }: { person: ShownPerson; isReader?: boolean }) {
  const t = useTranslate();
  const { name, email, role, standing, has_password, ship_to_codes } = person;
  return (
    <div>
      <Head>
        <strong>{name}</strong>
        {isReader && <span>({t('people.you')})</span>}
        <StatusLabel tone="new">{t(`people.role.${role}`)}</StatusLabel>
        {standing === 'off' && <StatusLabel tone="off">{t('people.off')}</StatusLabel>}
      </Head>
      <Small>
        <Email address={email} />
      </Small>
      {!has_password && standing === 'active' && <Small>{t('people.noPassword')}</Small>}
      <PersonLimits person={person} />
      {ship_to_codes.length > 0 && (
        <Small>{t('people.addresses.some', { codes: ship_to_codes.join(', ') })}</Small>
      )}
    </div>
  );
}

/** What a person may order and approve; nothing without a limit. */
function PersonLimits({ person }: { person: ShownPerson }) {
  const t = useTranslate();
  const format = useFormat();
  const { order_limit, month_limit, approve_limit, approver } = person;
  const amount = (value: number) => ({ amount: format.price(value) });
  const texts = [
    order_limit !== undefined && t('people.limit.order', amount(order_limit)),
    month_limit !== undefined && t('people.limit.month', amount(month_limit)),
    approver !== undefined && t('people.limit.asks', { email: approver }),
    approve_limit !== undefined && t('people.limit.approve', amount(approve_limit)),
  ].filter(Boolean);
  return texts.length > 0 ? <Small>{texts.join(' · ')}</Small> : null;
}
