import { styled } from 'styled-components';

import { SECTIONS, type FormSection } from '#domain/application/fields';

import { useTranslate } from '../../i18n/useTranslate';
import { Button, PrimaryButton } from '../../ui/Button';
import { color, size, space } from '../../ui/theme';

const Steps = styled.div`
  display: grid;
  gap: ${space(3)};
  padding-top: ${space(4)};
  border-top: 1px solid ${color.line};
`;

/** Beside each other if there are two. */
const Buttons = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${space(3)};
`;

const Progress = styled.span`
  color: ${color.inkSoft};
  font-size: ${size.s};
  text-align: center;
`;

interface SectionStepsProps {
  shown: FormSection;
  previous: FormSection | undefined;
  next: FormSection | undefined;
  show: (section: FormSection) => void;
}

/**
 * Leads from one section of the form to another, where they are shown one at a time; the form's
 * submission leads to the next.
 */
export function SectionSteps({ shown, previous, next, show }: SectionStepsProps) {
  const t = useTranslate();
  return (
    <Steps>
      <Progress>
        {t('application.section.at', {
          at: SECTIONS.indexOf(shown) + 1,
          count: SECTIONS.length,
        })}
      </Progress>
      <Buttons>
        {previous && (
          <Button onClick={() => show(previous)}>{t('application.section.previous')}</Button>
        )}
        {next && <PrimaryButton type="submit">{t('application.section.next')}</PrimaryButton>}
      </Buttons>
    </Steps>
  );
}
