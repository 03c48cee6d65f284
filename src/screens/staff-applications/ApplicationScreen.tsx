import { styled } from 'styled-components';

import { isDecided } from '#domain/application/statuses';

import type { ReviewedApplication } from '../../api/review';
import type { BackTarget } from '../../features/desk-frame/BackLink';
import { FormMessage } from '../../ui/FormMessage';
import { from, layout, space } from '../../ui/theme';

import { History, Questions, RevealLog } from './ApplicationEvents';
import { ApplicationHead } from './ApplicationHead';
import { ConsentProof } from './ConsentProof';
import { ReviewActions } from './ReviewActions';
import { SubmittedSections } from './SubmittedSections';
import { useReview } from './useReview';

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
export function ApplicationScreen({ application, back }: ApplicationScreenProps) {
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
