import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { Button, PrimaryButton } from '../../ui/Button';
import { Sheet } from '../../ui/Sheet';
import { color, space } from '../../ui/theme';

const Inside = styled.div`
  display: grid;
  gap: ${space(4)};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const Quote = styled.blockquote`
  max-height: 40vh;
  overflow: auto;
  margin: 0;
  padding-left: ${space(3)};
  border-left: 3px solid ${color.line};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

interface ConfirmSheetProps {
  title: string;
  effect: string;
  /** What will be sent, once more. */
  words?: string;
  yes: string;
  onYes: () => void;
  onNo: () => void;
}

/** Says once more what is about to happen, because it cannot be undone. */
export function ConfirmSheet({ title, effect, words, yes, onYes, onNo }: ConfirmSheetProps) {
  const t = useTranslate();
  return (
    <Sheet kind="middle" title={title} onClose={onNo}>
      <Inside>
        <p>{effect}</p>
        {words && <Quote>{words}</Quote>}
        <Buttons>
          <PrimaryButton type="button" onClick={onYes}>
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
