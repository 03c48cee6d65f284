import { useState } from 'react';
import { styled } from 'styled-components';

import type { ReviewedApplication } from '../../api/review';
import { Aside } from '../../features/desk-frame/Aside';
import { useTranslate } from '../../i18n/useTranslate';
import { Button, PrimaryButton } from '../../ui/Button';
import { ButtonRow } from '../../ui/ButtonRow';
import { space } from '../../ui/theme';

import { ApproveForm } from './ApproveForm';
import { MessageForm } from './MessageForm';
import type { Review } from './useReview';

const Buttons = styled(ButtonRow)`
  margin-top: ${space(3)};
`;

const ACTIONS = ['approve', 'ask', 'decline'] as const;
type Action = (typeof ACTIONS)[number];

interface ReviewActionsProps {
  application: ReviewedApplication;
  review: Review;
}

/** Actions on an open application; each form opens in place, one at a time. */
export function ReviewActions({ application, review }: ReviewActionsProps) {
  const t = useTranslate();
  const [open, setOpen] = useState<Action | null>(null);
  const close = () => setOpen(null);
  return (
    <Aside id="review-actions" title={t('staff.decide')}>
      <Buttons>
        {application.status !== 'under review' && (
          <Button disabled={review.isBusy} onClick={() => void review.begin()}>
            {t('staff.begin')}
          </Button>
        )}
        {ACTIONS.map((action) => (
          <Button
            key={action}
            as={action === 'approve' ? PrimaryButton : 'button'}
            aria-expanded={open === action}
            onClick={() => setOpen(open === action ? null : action)}
          >
            {t(`staff.${action}`)}
          </Button>
        ))}
      </Buttons>
      <div hidden={open !== 'approve'}>
        <ApproveForm application={application} review={review} isOpen={open === 'approve'} />
      </div>
      {(['ask', 'decline'] as const).map((action) => (
        <div key={action} hidden={open !== action}>
          <MessageForm
            action={action}
            application={application}
            review={review}
            isOpen={open === action}
            onDone={close}
          />
        </div>
      ))}
    </Aside>
  );
}
