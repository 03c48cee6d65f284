import { useState } from 'react';
import { styled } from 'styled-components';

import type { ReviewedApplication } from '../../api/review';
import { useTranslate } from '../../i18n/useTranslate';
import { space } from '../../ui/theme';

import { ApproveForm } from './ApproveForm';
import { AsideTitle } from './Aside';
import type { Review } from './useReview';
import { WordsForm } from './WordsForm';

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-top: ${space(3)};
`;

const DEEDS = ['approve', 'ask', 'decline'] as const;
type Deed = (typeof DEEDS)[number];

interface ReviewActionsProps {
  application: ReviewedApplication;
  review: Review;
}

/** What can be done with an open application; each form opens in place, one at a time. */
export function ReviewActions({ application, review }: ReviewActionsProps) {
  const t = useTranslate();
  const [open, setOpen] = useState<Deed | null>(null);
  const close = () => setOpen(null);
  return (
    <section aria-labelledby="review-actions">
      <AsideTitle id="review-actions">{t('staff.decide')}</AsideTitle>
      <Buttons>
        {application.status !== 'under review' && (
          <button
            type="button"
            className="button"
            disabled={review.isBusy}
            onClick={() => void review.begin()}
          >
            {t('staff.begin')}
          </button>
        )}
        {DEEDS.map((deed) => (
          <button
            key={deed}
            type="button"
            className={deed === 'approve' ? 'button primary' : 'button'}
            aria-expanded={open === deed}
            onClick={() => setOpen(open === deed ? null : deed)}
          >
            {t(`staff.${deed}`)}
          </button>
        ))}
      </Buttons>
      <div hidden={open !== 'approve'}>
        <ApproveForm application={application} review={review} isOpen={open === 'approve'} />
      </div>
      {(['ask', 'decline'] as const).map((deed) => (
        <div key={deed} hidden={open !== deed}>
          <WordsForm
            deed={deed}
            application={application}
            review={review}
            isOpen={open === deed}
            onDone={close}
          />
        </div>
      ))}
    </section>
  );
}
