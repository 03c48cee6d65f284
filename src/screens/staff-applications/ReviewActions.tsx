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

const ACTIONS = ['approve', 'ask', 'decline'] as const;
type Action = (typeof ACTIONS)[number];

interface ReviewActionsProps {
  application: ReviewedApplication;
  review: Review;
}

/** What can be done with an open application; each form opens in place, one at a time. */
export function ReviewActions({ application, review }: ReviewActionsProps) {
  const t = useTranslate();
  const [open, setOpen] = useState<Action | null>(null);
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
        {ACTIONS.map((action) => (
          <button
            key={action}
            type="button"
            className={action === 'approve' ? 'button primary' : 'button'}
            aria-expanded={open === action}
            onClick={() => setOpen(open === action ? null : action)}
          >
            {t(`staff.${action}`)}
          </button>
        ))}
      </Buttons>
      <div hidden={open !== 'approve'}>
        <ApproveForm application={application} review={review} isOpen={open === 'approve'} />
      </div>
      {(['ask', 'decline'] as const).map((action) => (
        <div key={action} hidden={open !== action}>
          <WordsForm
            action={action}
            application={application}
            review={review}
            isOpen={open === action}
            onDone={close}
          />
        </div>
      ))}
    </section>
  );
}
