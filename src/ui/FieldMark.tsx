import { styled } from 'styled-components';

import { useTranslate } from '../i18n/useTranslate';

import { color, size, space } from './theme';

/** A label and the mark beside it, which is no part of the field's name. */
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

/** A field without a mark is one of a form that needs none. */
export type Mark = 'required' | 'optional';

/** Whether a field must be filled in, for the eye: whoever listens is told by the field itself. */
export function FieldMark({ mark }: { mark: Mark }) {
  const t = useTranslate();
  return mark === 'required' ? (
    <Required aria-hidden="true">*</Required>
  ) : (
    <Optional>{t('field.optional')}</Optional>
  );
}
