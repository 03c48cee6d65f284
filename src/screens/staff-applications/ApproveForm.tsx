import { useState } from 'react';

import { COUNTRIES, parseCountry } from '#domain/countries';
import { CUSTOMER_LIMITS, isValidCustomerCode } from '#domain/customers';

import type { ReviewedApplication } from '../../api/review';
import type { MessageKey } from '../../i18n/messages/en';
import { useTranslate } from '../../i18n/useTranslate';
import { ChoiceGroup } from '../../ui/ChoiceGroup';
import { FieldBox, FieldHint, TextField } from '../../ui/TextField';

import { ConfirmedForm } from './ConfirmedForm';
import type { Review } from './useReview';

interface ApproveFormProps {
  application: ReviewedApplication;
  review: Review;
  isOpen: boolean;
}

/** Customer code and country of the account that an approval opens. */
export function ApproveForm({ application, review, isOpen }: ApproveFormProps) {
  const t = useTranslate();
  const [typed, setTyped] = useState<string | null>(null);
  const [country, setCountry] = useState(parseCountry(application.form));
  const [fault, setFault] = useState<MessageKey | null>(null);
  const { email, company_name, owner_name } = application;
  const code = (typed ?? application.suggested_code).trim();
  const choices = COUNTRIES.map((value) => ({ value, name: t(`staff.country.${value}`) }));

  return (
    <ConfirmedForm
      isOpen={isOpen}
      isBusy={review.isBusy}
      submit={t('staff.approve.send')}
      validate={() => {
        const codeFault = validateCode(code);
        setFault(codeFault);
        return codeFault === null;
      }}
      question={{
        title: t('staff.approve.sure', { code }),
        effect: t('staff.approve.effect', {
          company: company_name || owner_name,
          country: t(`staff.country.${country}`),
          email,
        }),
      }}
      onSend={() => void review.approve(code, country)}
    >
      <FieldBox>
        <TextField
          label={t('staff.approve.code')}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={CUSTOMER_LIMITS.code}
          value={typed ?? code}
          onFocus={({ target }) => target.select()}
          error={fault ? t(fault) : review.faults.customer_code}
          onChange={(event) => {
            setTyped(event.target.value.toUpperCase());
            setFault(null);
          }}
        />
        <FieldHint>{t('staff.approve.code.hint')}</FieldHint>
      </FieldBox>
      <ChoiceGroup
        legend={t('staff.approve.country')}
        choices={choices}
        chosen={country}
        onChoose={setCountry}
      />
    </ConfirmedForm>
  );
}

function validateCode(code: string): MessageKey | null {
  if (code === '') return 'staff.approve.code.required';
  return isValidCustomerCode(code) ? null : 'staff.approve.code.refused';
}
