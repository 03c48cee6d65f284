import { useLocation } from 'react-router';
import { styled } from 'styled-components';

import { useFeatureSupport } from '../../api/useFeatureSupport';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { PrimaryButton } from '../../ui/Button';
import { FormCard } from '../../ui/FormCard';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { usePageTitle } from '../../ui/PageTitle';
import { color, radius, space } from '../../ui/theme';

const Card = styled(FormCard)`
  display: grid;
  justify-items: center;
  gap: ${space(3)};
  text-align: center;
`;

const HomeButton = styled(PrimaryButton)`
  margin-top: ${space(3)};
`;

const CheckIcon = styled(Icon)`
  padding: ${space(3)};
  border-radius: 50%;
  background: ${color.goodTint};
  color: ${color.good};
`;

const Reference = styled.p`
  padding: ${space(2)} ${space(4)};
  border-radius: ${radius.control};
  background: ${color.primaryTint};
  overflow-wrap: anywhere;
`;

/** Thank-you page after an application (specification 2.8). */
export function SuccessPage() {
  const t = useTranslate();
  usePageTitle(t('success.title'));
  const { isAble: showsStatus } = useFeatureSupport('application-status');
  const { state } = useLocation() as {
    state: { reference?: string; isElsewhere?: boolean; isEarlier?: boolean } | null;
  };
  return (
    <Card aria-labelledby="success-title">
      <CheckIcon name="check" size={56} />
      <h1 id="success-title">{t('success.title')}</h1>
      {state?.isElsewhere && <p>{t('success.elsewhere')}</p>}
      {state?.isEarlier && <p>{t('success.earlier')}</p>}
      <p>{t('success.review')}</p>
      <p>{t('success.activated')}</p>
      <p>{t('success.email')}</p>
      {state?.reference && (
        <Reference>
          {t('success.reference')} <strong className="mono">{state.reference}</strong>
        </Reference>
      )}
      {showsStatus && <Link to={paths.applicationStatus}>{t('application.see')}</Link>}
      <HomeButton as={Link} to={paths.home}>
        {t('success.home')}
      </HomeButton>
    </Card>
  );
}
