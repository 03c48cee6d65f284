import { styled } from 'styled-components';

import { isDecided } from '#domain/application/statuses';
import { parseCountry } from '#domain/countries';

import type { ReviewedApplication } from '../../api/review';
import { DeskHead, HeadLine, Notice, type BackTarget } from '../../features/desk-frame/DeskHead';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { Link } from '../../ui/Link';
import { from, space } from '../../ui/theme';

import { ApplicationStatus } from './ApplicationStatus';
import { languageName } from './languageName';

const SkipLink = styled.a`
  justify-self: start;
  padding: ${space(1)} 0;

  ${from.desktop} {
    display: none;
  }
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
    <DeskHead
      title={application.company_name || t('staff.nameless')}
      back={back}
      beside={<ApplicationStatus status={application.status} />}
    >
      <HeadLine>
        {approval && <span>{t('staff.code', { code: approval.detail })}</span>}
        <span className="mono">{reference}</span>
        <span>{t(`staff.country.${parseCountry(application.form)}`)}</span>
        <span>{t('staff.reads', { language })}</span>
        <span>
          {t('staff.received')} {format.dateTime(application.submitted_at)}
        </span>
      </HeadLine>
      {!isDecided(application.status) && (
        <SkipLink className="no-print" href="#review-actions">
          {t('staff.decide')}
        </SkipLink>
      )}
      {application.is_customer && !approval && <Notice>{t('staff.isCustomer')}</Notice>}
      {others.length > 0 && (
        <Notice>
          {t('staff.others')}:{' '}
          {others.map((other, index) => (
            <span key={other.reference}>
              {index > 0 && ', '}
              <Link to={staffPaths.application(other.reference)}>{other.reference}</Link>
            </span>
          ))}
        </Notice>
      )}
    </DeskHead>
  );
}
