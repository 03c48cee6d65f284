import { styled } from 'styled-components';

import { useTranslate } from '../i18n/useTranslate';

import { color, size, space } from './theme';

/** A label with its mark beside it, which is not part of the field's accessible name. */
export const LabelLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space(1)};
`;

const Required = styled.span`
  color: ${color.primary};
`;

const Optional = styled.span`
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

/** Fields are unmarked in forms that need no distinction. */
export type Mark = 'required' | 'optional';

/**
 * Shows whether a field is required. Visual only: screen readers learn it from the field itself.
 */
export function FieldMark({ mark }: { mark: Mark }) {
  const t = useTranslate();
  return mark === 'required' ? (
    <Required aria-hidden="true">*</Required>
  ) : (
    <Optional>{t('field.optional')}</Optional>
  );
}
