import { GuardField } from '../../features/desk-exchange/GuardField';
import type { Guards } from '../../features/desk-exchange/useGuards';
import { useTranslate } from '../../i18n/useTranslate';
import { WarnBox } from '../../ui/WarnBox';

interface SetAsideProps {
  guards: Guards;
  /** Whether there is nothing else to apply. */
  isOnly: boolean;
}

/** A few prices with unusually large changes: omitted unless their number is typed. */
export function SetAside({ guards, isOnly }: SetAsideProps) {
  const t = useTranslate();
  return guards.fields.map((field) => (
    <WarnBox key={field.guard}>
      <GuardField
        field={field}
        label={t('upload.aside', { count: field.count })}
        hint={t(isOnly ? 'upload.aside.only' : 'upload.aside.hint', { count: field.count })}
      />
    </WarnBox>
  ));
}
