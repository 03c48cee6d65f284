import { styled } from 'styled-components';

import type { ApplicationStatus as Status } from '#domain/application/statuses';

import { useTranslate } from '../../i18n/useTranslate';
import { color, size, space } from '../../ui/theme';

const Label = styled.span`
  display: inline-block;
  padding: 0 ${space(2)};
  border-radius: ${space(3)};
  background: ${color.infoTint};
  color: ${color.info};
  font-size: ${size.s};
  font-weight: 600;
  white-space: nowrap;

  &[data-status='question'] {
    background: ${color.warnTint};
    color: ${color.ink};
  }

  &[data-status='under review'] {
    background: ${color.primaryTint};
    color: ${color.primaryStrong};
  }

  &[data-status='approved'] {
    background: ${color.goodTint};
    color: ${color.good};
  }

  &[data-status='declined'] {
    background: ${color.badTint};
    color: ${color.bad};
  }
`;

/** Where an application stands, in a word. */
export function ApplicationStatus({ status }: { status: Status }) {
  const t = useTranslate();
  return <Label data-status={status}>{t(`staff.status.${status}`)}</Label>;
}
