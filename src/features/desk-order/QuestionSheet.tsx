import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { Button, PrimaryButton } from '../../ui/Button';
import { FormMessage } from '../../ui/FormMessage';
import { Sheet } from '../../ui/Sheet';
import { space } from '../../ui/theme';

const Inside = styled.div`
  display: grid;
  gap: ${space(4)};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

interface QuestionSheetProps {
  title: string;
  /** What happens then. */
  effect: string;
  yes: string;
  failure?: string;
  isBusy?: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** Asks before something is done that others are told of at once. */
export function QuestionSheet(props: QuestionSheetProps) {
  const { title, effect, yes, failure = '', isBusy = false, onYes, onNo } = props;
  const t = useTranslate();
  return (
    <Sheet kind="middle" title={title} startAt="[data-is-first]" onClose={onNo}>
      <Inside>
        {failure && <FormMessage>{failure}</FormMessage>}
        <p>{effect}</p>
        <Buttons>
          <PrimaryButton type="button" data-is-first="" disabled={isBusy} onClick={onYes}>
            {yes}
          </PrimaryButton>
          <Button type="button" onClick={onNo}>
            {t('staff.cancel')}
          </Button>
        </Buttons>
      </Inside>
    </Sheet>
  );
}
