import { styled } from 'styled-components';

import { isDecided } from '#domain/application/statuses';
import { parseCountry } from '#domain/countries';

import type { ReviewedApplication } from '../../api/review';
import { BackLink, type BackTarget } from '../../features/desk-frame/BackLink';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { color, from, radius, space } from '../../ui/theme';

import { ApplicationStatus } from './ApplicationStatus';
import { languageName } from './languageName';

const Head = styled.header`
  margin-bottom: ${space(4)};
`;

const SkipLink = styled.a`
  display: inline-block;
  margin-top: ${space(2)};
  padding: ${space(1)} 0;

  ${from.desktop} {
    display: none;
  }
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(4)};
  margin-top: ${space(2)};
`;

const Warning = styled.p`
  display: flex;
  gap: ${space(2)};
  align-items: start;
  margin-top: ${space(3)};
  padding: ${space(2)} ${space(3)};
  border-radius: ${radius.control};
  background: ${color.warnTint};
`;

const InlineIcon = styled(Icon)`
  flex: none;
  margin-top: 1px;
  color: ${color.warn};
`;

interface ApplicationHeadProps {
  application: ReviewedApplication;
  back: BackTarget;
}

/** Head of an application: the applicant, language, status, and warnings. */
export function ApplicationHead({ application, back }: ApplicationHeadProps) {
  const t = useTranslate();
  const format = useFormat();
  const { reference, others, events } = application;
  const approval = events.findLast(({ kind }) => kind === 'approved');
  const language = languageName(t, application.lang);
  return (
    <Head>
      <BackLink {...back} />
      <h1>{application.company_name || t('staff.nameless')}</h1>
      <Facts>
        <ApplicationStatus status={application.status} />
        {approval && <span>{t('staff.code', { code: approval.detail })}</span>}
        <span className="mono">{reference}</span>
        <span>{t(`staff.country.${parseCountry(application.form)}`)}</span>
        <span>{t('staff.reads', { language })}</span>
        <span>
          {t('staff.received')} {format.dateTime(application.submitted_at)}
        </span>
      </Facts>
      {!isDecided(application.status) && (
        <SkipLink className="no-print" href="#review-actions">
          {t('staff.decide')}
        </SkipLink>
      )}
      {application.is_customer && !approval && (
        <Warning>
          <InlineIcon name="warning" size={18} />
          {t('staff.isCustomer')}
        </Warning>
      )}
      {others.length > 0 && (
        <Warning>
          <InlineIcon name="info" size={18} />
          <span>
            {t('staff.others')}:{' '}
            {others.map((other, index) => (
              <span key={other.reference}>
                {index > 0 && ', '}
                <Link to={staffPaths.application(other.reference)}>{other.reference}</Link>
              </span>
            ))}
          </span>
        </Warning>
      )}
    </Head>
  );
}
