import { useState } from 'react';
import { styled } from 'styled-components';

import type { MessageKey } from '../../i18n/messages/en';
import { useTranslate } from '../../i18n/useTranslate';
import { deskKeysSwitched, selectAreKeysOn } from '../../slices/deskKeys';
import { useStaffDispatch, useStaffSelector } from '../../store/staffStore';
import { CheckRow } from '../../ui/CheckRow';
import { Sheet } from '../../ui/Sheet';
import { below, space } from '../../ui/theme';

import { Key } from './Key';
import { KeyedButton } from './KeyedButton';
import { useDeskKeys } from './useDeskKeys';

/** Hidden on phones, which have no keyboard. */
const Opener = styled(KeyedButton)`
  ${below.tablet} {
    display: none;
  }
`;

interface HelpButtonProps {
  /** Besides `?` itself. */
  keys: ShortcutKeys;
  /** Whether a form or dialog is open. */
  isPaused?: boolean;
}

/** Shows the keyboard shortcuts of a screen, also on `?`. */
export function HelpButton({ keys, isPaused = false }: HelpButtonProps) {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  useDeskKeys({ '?': !isPaused && open });
  return (
    <>
      <Opener letter="?" onClick={open}>
        {t('desk.keys')}
      </Opener>
      {isOpen && (
        <ShortcutsDialog
          keys={[...keys, ['Ctrl+K', 'goTo.title'], ['?', 'desk.key.keys']]}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${space(2)} ${space(4)};
  margin: 0 0 ${space(4)};
`;

const Description = styled.dd`
  margin: 0;
`;

/** Keys as printed on a keyboard, with what each does. */
type ShortcutKeys = readonly (readonly [key: string, what: MessageKey])[];

interface ShortcutsDialogProps {
  keys: ShortcutKeys;
  onClose: () => void;
}

/** The keyboard shortcuts of a screen, and the switch that turns letter shortcuts off. */
function ShortcutsDialog({ keys, onClose }: ShortcutsDialogProps) {
  const t = useTranslate();
  const dispatch = useStaffDispatch();
  const areShortcutsOn = useStaffSelector(selectAreKeysOn);
  return (
    <Sheet kind="middle" title={t('desk.keys')} onClose={onClose}>
      <List>
        {keys.map(([key, what]) => (
          <KeyLine key={key} name={key} what={t(what)} />
        ))}
      </List>
      <CheckRow
        label={t('goTo.keys.single')}
        checked={areShortcutsOn}
        onChange={(event) => dispatch(deskKeysSwitched(event.target.checked))}
      />
    </Sheet>
  );
}

function KeyLine({ name, what }: { name: string; what: string }) {
  return (
    <>
      <dt>
        <Key>{name}</Key>
      </dt>
      <Description>{what}</Description>
    </>
  );
}
