import { styled } from 'styled-components';

import type { UploadStep } from '../../api/staffUploads';
import { OUTCOMES, type Outcome } from '../../features/desk-exchange/outcomes';
import { useTranslate } from '../../i18n/useTranslate';
import { color, radius, size, space } from '../../ui/theme';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const Count = styled.li`
  padding: ${space(1)} ${space(3)};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};
  font-weight: 600;

  &[data-tone='bad'] {
    border-color: ${color.bad};
    color: ${color.bad};
  }

  &[data-tone='quiet'] {
    color: ${color.inkSoft};
    font-size: ${size.s};
    font-weight: 400;
  }
`;

const TONES: Partial<Record<Outcome, 'bad' | 'quiet'>> = {
  unchanged: 'quiet',
  conflict: 'bad',
  needs_confirmation: 'bad',
  error: 'bad',
};

/** Number of rows by outcome. */
export function Counts({ counts }: Pick<UploadStep, 'counts'>) {
  const t = useTranslate();
  return (
    <List>
      {OUTCOMES.filter((outcome) => (counts[outcome] ?? 0) > 0).map((outcome) => (
        <Count key={outcome} data-tone={TONES[outcome]}>
          {t(`integrations.outcome.${outcome}`, { count: counts[outcome] ?? 0 })}
        </Count>
      ))}
    </List>
  );
}
