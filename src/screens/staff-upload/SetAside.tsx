import type { Guards } from '../../features/desk-exchange/useGuards';
import { useTranslate } from '../../i18n/useTranslate';
import { TextField } from '../../ui/TextField';
import { WarnBox } from '../../ui/WarnBox';

interface SetAsideProps {
  guards: Guards;
  /** There is nothing else to apply. */
  isOnly: boolean;
}

/** Few prices that jump: they are left out, unless their number is typed. */
export function SetAside({ guards, isOnly }: SetAsideProps) {
  const t = useTranslate();
  return guards.fields.map(({ guard, count, value, isWrong, type }) => (
    <WarnBox key={guard}>
      <TextField
        label={t('upload.aside', { count })}
        hint={t(isOnly ? 'upload.aside.only' : 'upload.aside.hint', { count })}
        error={isWrong && t('integrations.guard.wrong')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={value}
        onChange={(event) => type(event.target.value)}
      />
    </WarnBox>
  ));
}
