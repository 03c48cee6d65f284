import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { ACCOUNTS } from '../../paths';
import { selectCountry } from '../../slices/session';
import { useAppSelector } from '../../store/hooks';
import { mailAddress } from '../../ui/mailAddress';
import { space } from '../../ui/theme';

import { itemsFor } from './items';

const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};

  > :not(.button) {
    padding-block: ${space(1)};
  }
`;

/** Opens a message that lists what to send. */
export function ApplicationMail() {
  const t = useTranslate();
  const country = useAppSelector(selectCountry);
  const asked = [t('apply.step1.words'), ...itemsFor(country).map((item) => t(item))];
  const subject = t('apply.subject', { country: t(`profile.country.${country}`) });
  const body = asked.flatMap((line) => [line, '', '']);
  return (
    <Ways>
      <a className="button primary" href={mailAddress(ACCOUNTS, subject, body)}>
        {t('apply.send')}
      </a>
      <a href={`mailto:${ACCOUNTS}`}>{ACCOUNTS}</a>
    </Ways>
  );
}
