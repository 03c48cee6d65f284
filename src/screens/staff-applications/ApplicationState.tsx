import { styled } from 'styled-components';

import type { ApplicationState as State } from '#domain/application/states';

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

  &[data-state='question'] {
    background: ${color.warnTint};
    color: ${color.ink};
  }

  &[data-state='under review'] {
    background: ${color.primaryTint};
    color: ${color.primaryStrong};
  }

  &[data-state='approved'] {
    background: ${color.goodTint};
    color: ${color.good};
  }

  &[data-state='declined'] {
    background: ${color.badTint};
    color: ${color.bad};
  }
`;

/** Where an application stands, in a word. */
export function ApplicationState({ state }: { state: State }) {
  const t = useTranslate();
  return <Label data-state={state}>{t(`staff.state.${state}`)}</Label>;
}
