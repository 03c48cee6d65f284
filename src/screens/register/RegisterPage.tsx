import { CountryChoice } from '../../features/market-choice/CountryChoice';
import { useTranslate } from '../../i18n/useTranslate';
import { selectCountry } from '../../slices/session';
import { useAppSelector } from '../../store/hooks';
import { ContactCard } from '../../ui/ContactCard';
import { PageHead } from '../../ui/PageHead';
import { usePageTitle } from '../../ui/PageTitle';
import { Prose } from '../../ui/Prose';
import { WithSide } from '../../ui/WithSide';

import { ApplicationMail } from './ApplicationMail';
import { itemsFor } from './items';

interface RegisterPageProps {
  title: 'register.title' | 'apply.title';
}

/** What an application for a trade account takes, and how to send one. */
export function RegisterPage({ title }: RegisterPageProps) {
  const t = useTranslate();
  usePageTitle(t(title));
  const country = useAppSelector(selectCountry);
  return (
    <WithSide>
      <div>
        <PageHead title={t(title)}>{t('apply.words')}</PageHead>
        <CountryChoice />
        <Prose>
          <h2>{t('apply.step1')}</h2>
          <p>{t('apply.step1.words')}</p>
          <h2>{t('apply.step2')}</h2>
          <p>{t('apply.step2.words')}</p>
          <ul>
            {itemsFor(country).map((item) => (
              <li key={item}>{t(item)}</li>
            ))}
          </ul>
          <p>{t(`apply.terms.${country}`)}</p>
          <h2>{t('apply.how')}</h2>
          <p>{t('apply.how.words')}</p>
          <p>
            <strong>{t('apply.private')}</strong>
          </p>
          <ApplicationMail />
          <p>{t('apply.then')}</p>
        </Prose>
      </div>
      <ContactCard />
    </WithSide>
  );
}
