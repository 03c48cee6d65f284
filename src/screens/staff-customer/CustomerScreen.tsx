import type { DeskCustomer } from '../../api/staffCustomers';
import { ConfirmDialog } from '../../features/desk-frame/ConfirmDialog';
import { DoneLine } from '../../features/desk-frame/DoneLine';
import { RecordParts } from '../../features/desk-frame/RecordParts';
import { ShortcutsDialog } from '../../features/desk-frame/ShortcutsDialog';
import { useDeskKeys } from '../../features/desk-frame/useDeskKeys';
import { useHasRole } from '../../features/desk-frame/useHasRole';
import { useOpened } from '../../features/desk-frame/useOpened';
import { useTranslate } from '../../i18n/useTranslate';
import { FormMessage } from '../../ui/FormMessage';

import { Addresses } from './Addresses';
import { ChangeForm } from './ChangeForm';
import { Contact } from './Contact';
import { CustomerHead } from './CustomerHead';
import { CustomerHistory } from './CustomerHistory';
import { CustomerTools } from './CustomerTools';
import { OpenOrders } from './OpenOrders';
import { Sessions } from './Sessions';
import { ShopView } from './ShopView';
import { shortcutsOf, type OpenDialog } from './shortcutsOf';
import {
  CONFIRMED_ACTIONS,
  useCustomerActions,
  type ConfirmedAction,
  type CustomerActions,
} from './useCustomerActions';

const KEYS = [
  ['/', 'customers.key.shop'],
  ['E', 'customers.change'],
  ['I', 'customers.invite'],
  ['H', 'customers.key.hold'],
  ['L', 'customers.key.lock'],
  ['Esc', 'customers.key.back'],
  ['?', 'desk.key.keys'],
] as const;

interface CustomerScreenProps {
  customer: DeskCustomer;
  back: { to: string; state: object };
  onLeave: () => void;
}

/** The customer, the possible changes, and the history of changes. */
export function CustomerScreen({ customer, back, onLeave }: CustomerScreenProps) {
  const t = useTranslate();
  const mayChange = useHasRole('accounts');
  const actions = useCustomerActions(customer);
  const { opened, open, finish } = useOpened<OpenDialog>(actions.forget);
  const { customer_code: code } = customer;
  const keys = shortcutsOf(customer, mayChange, open);
  const canUseShortcuts = opened === null && !actions.isBusy;
  useDeskKeys(canUseShortcuts ? { ...keys, Escape: onLeave } : {});

  const actionToConfirm = CONFIRMED_ACTIONS.find((known) => known === opened);
  const last = customer.history.at(-1);
  const failure = actions.isStale
    ? t('customers.changed', { who: last?.actor ?? '' })
    : actions.failure;
  return (
    <>
      <CustomerHead customer={customer} back={back}>
        <CustomerTools customer={customer} keys={keys} isBusy={actions.isBusy} />
        <DoneLine
          message={actions.lastAction && t(`customers.${actions.lastAction}.done`, { code })}
          isBusy={actions.isBusy}
          onUndo={() => void actions.undo()}
        />
        {opened === null && failure && <FormMessage>{failure}</FormMessage>}
      </CustomerHead>
      {opened === 'form' && (
        <ChangeForm
          customer={customer}
          actions={actions}
          failure={failure}
          onClose={() => open(null)}
        />
      )}
      <ShopView customer={customer} />
      <RecordParts>
        {opened !== 'form' && <Contact customer={customer} />}
        {opened !== 'form' && <Addresses customer={customer} />}
        <OpenOrders customer={customer} />
        <Sessions customer={customer} />
        <CustomerHistory customer={customer} />
      </RecordParts>
      {actionToConfirm && (
        <ConfirmAction
          action={actionToConfirm}
          customer={customer}
          actions={actions}
          failure={failure}
          onDone={finish}
          onNo={() => open(null)}
        />
      )}
      {opened === 'keys' && <ShortcutsDialog keys={KEYS} onClose={() => open(null)} />}
    </>
  );
}

interface ConfirmActionProps {
  action: ConfirmedAction;
  customer: DeskCustomer;
  actions: CustomerActions;
  failure: string;
  onDone: () => void;
  onNo: () => void;
}

/** Asks before an action, and stays open if it fails. */
function ConfirmAction({ action, customer, actions, failure, onDone, onNo }: ConfirmActionProps) {
  const t = useTranslate();
  const { customer_code: code, email } = customer;
  return (
    <ConfirmDialog
      title={t(`customers.${action}.title`, { code })}
      effect={t(`customers.${action}.effect`, { email })}
      yes={t(`customers.${action}`)}
      failure={failure}
      isBusy={actions.isBusy}
      onYes={() => void actions.confirm(action).then((isDone) => isDone && onDone())}
      onNo={onNo}
    />
  );
}
