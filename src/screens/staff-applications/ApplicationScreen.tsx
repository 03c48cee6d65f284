import { styled } from 'styled-components';

import { isDecided } from '#domain/application/statuses';

import type { ReviewedApplication } from '../../api/review';
import { FormMessage } from '../../ui/FormMessage';
import { from, layout, space } from '../../ui/theme';

import { ApplicationHead, type WayBack } from './ApplicationHead';
import { ConsentProof } from './ConsentProof';
import { History } from './History';
import { LookLog } from './LookLog';
import { Questions } from './Questions';
import { ReadSections } from './ReadSections';
import { ReviewActions } from './ReviewActions';
import type { Review } from './useReview';

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  align-items: start;

  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) 380px;
  }
`;

const Beside = styled.div`
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
  back: WayBack;
  review: Review;
}

/** The application itself, with its history and the available actions beside it. */
export function ApplicationScreen({ application, back, review }: ApplicationScreenProps) {
  const { outcome } = review;
  return (
    <>
      <ApplicationHead application={application} back={back} />
      <Sides>
        <div>
          <ReadSections application={application} />
          <ConsentProof consents={application.consents} />
        </div>
        <Beside className="no-print">
          {outcome && <FormMessage kind={outcome.kind}>{outcome.text}</FormMessage>}
          {!isDecided(application.status) && (
            <ReviewActions application={application} review={review} />
          )}
          <Questions events={application.events} />
          <History events={application.events} />
          <LookLog events={application.events} />
        </Beside>
      </Sides>
    </>
  );
}
