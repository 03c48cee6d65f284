import { styled } from 'styled-components';

import type { CompanyRole } from '#domain/companyRoles';

import { useTranslate } from '../../i18n/useTranslate';
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
      <Small>{email}</Small>
      {!has_password && standing === 'active' && <Small>{t('people.noPassword')}</Small>}
      {ship_to_codes.length > 0 && (
        <Small>{t('people.addresses.some', { codes: ship_to_codes.join(', ') })}</Small>
      )}
    </div>
  );
}
