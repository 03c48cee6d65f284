import { useParams } from 'react-router';
import { styled } from 'styled-components';

import { isDecided } from '#domain/application/statuses';

import { useShowApplicationQuery, type ReviewedApplication } from '../../api/review';
import type { BackTarget } from '../../features/desk-frame/DeskHead';
import { RecordPage, useWayBack } from '../../features/desk-frame/RecordPage';
import { useDeskKeys } from '../../features/desk-frame/useDeskKeys';
import type { MessageKey } from '../../i18n/messages/en';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { FormMessage } from '../../ui/FormMessage';
import { Small } from '../../ui/Small';
import { from, layout, space } from '../../ui/theme';

import { History, Questions, RevealLog } from './ApplicationEvents';
import { ApplicationHead } from './ApplicationHead';
import { languageName } from './languageName';
import { ReviewActions } from './ReviewActions';
import { ApplicationSection, SectionTitle } from './submittedParts';
import { SubmittedSections } from './SubmittedSections';
import { useReview } from './useReview';

/** One application; Escape returns to the list as it was. */
export function ApplicationPage() {
  const t = useTranslate();
  const { reference = '' } = useParams();
  const query = useShowApplicationQuery(reference);
  const back = useWayBack(staffPaths.applications, reference, t('staff.back'));
  useDeskKeys({ Escape: back.leave });
  const { currentData } = query;
  return (
    <RecordPage
      query={query}
      isNamed={(application) => application.reference === reference}
      title={currentData ? currentData.company_name || reference : t('staff.title')}
      back={back}
    >
      {(application) => <ApplicationScreen key={reference} application={application} back={back} />}
    </RecordPage>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  align-items: start;

  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) 380px;
  }
`;

const Aside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  ${from.desktop} {
    position: sticky;
    top: calc(${layout.belowHeader} + ${space(4)});
    overflow-y: auto;
    max-height: calc(100vh - ${layout.belowHeader} - ${space(8)});
  }
`;

interface ApplicationScreenProps {
  application: ReviewedApplication;
  back: BackTarget;
}

/** The application itself, with its history and the available actions beside it. */
function ApplicationScreen({ application, back }: ApplicationScreenProps) {
  const review = useReview(application);
  return (
    <>
      <ApplicationHead application={application} back={back} />
      <Columns>
        <div>
          <SubmittedSections application={application} />
          <ConsentProof consents={application.consents} />
        </div>
        <Aside className="no-print">
          {review.failure && <FormMessage>{review.failure}</FormMessage>}
          {!isDecided(application.status) && (
            <ReviewActions application={application} review={review} />
          )}
          <Questions events={application.events} />
          <History events={application.events} />
          <RevealLog events={application.events} />
        </Aside>
      </Columns>
    </>
  );
}

const Item = styled.li`
  display: grid;
  gap: 0 ${space(4)};
  padding: ${space(1)} 0;

  ${from.tablet} {
    grid-template-columns: 2fr 1fr 4fr;
  }
`;

/** Consents given and withheld: which wording, in which language, and when. */
function ConsentProof({ consents }: Pick<ReviewedApplication, 'consents'>) {
  const t = useTranslate();
  const format = useFormat();
  return (
    <ApplicationSection aria-labelledby="read-consents">
      <SectionTitle id="read-consents">{t('staff.consents')}</SectionTitle>
      <ul>
        {consents.map(({ name, given, wording, language, at }) => (
          <Item key={name}>
            <span>{t(`staff.consent.${name}` as MessageKey)}</span>
            <strong>{t(given ? 'staff.consent.given' : 'staff.consent.withheld')}</strong>
            <Small as="span">
              {t('staff.consent.proof', {
                wording: format.date(`${wording}T12:00:00`),
                language: languageName(t, language),
                at: format.dateTime(at),
              })}
            </Small>
          </Item>
        ))}
      </ul>
    </ApplicationSection>
  );
}
