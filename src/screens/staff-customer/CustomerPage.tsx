import { useState } from 'react';
import { useParams } from 'react-router';

import {
  useShowCustomerQuery,
  useChangeCustomerMutation,
  useInviteCustomerMutation,
  type DeskCustomerChange,
  type DeskCustomer,
} from '../../api/staffCustomers';
import { useShowDeskQuery } from '../../api/staffOrders';
import { AccountStatus } from '../../features/desk-customer/AccountStatus';
import { ActionSheet } from '../../features/desk-frame/ActionSheet';
import { RecordParts } from '../../features/desk-frame/Aside';
import { DeskHead } from '../../features/desk-frame/DeskHead';
import { DeskTools } from '../../features/desk-frame/DeskTools';
import { DoneLine } from '../../features/desk-frame/DoneLine';
import { HoldNotice } from '../../features/desk-frame/HoldNotice';
import { useWayBack, type WayBack, RecordPage } from '../../features/desk-frame/RecordPage';
import { TextSheet } from '../../features/desk-frame/TextSheet';
import { useAction } from '../../features/desk-frame/useAction';
import { useHasRole } from '../../features/desk-frame/useHasRole';
import { useOpened } from '../../features/desk-frame/useOpened';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { FormMessage } from '../../ui/FormMessage';

import { ChangeForm } from './ChangeForm';
import { Addresses, Contact, CustomerHistory, OpenOrders, WaitingOrders } from './CustomerParts';
import { Owed } from './Owed';
import { People } from './People';
import { PriceLists } from './PriceLists';
import { ShopView } from './ShopView';

/** One customer, with all details and all possible changes. */
export function CustomerPage() {
  const t = useTranslate();
  const { customer_code: code = '' } = useParams();
  const back = useWayBack(staffPaths.customers, code, t('customers.showAll'));
  return (
    <RecordPage
      query={useShowCustomerQuery(code)}
      isNamed={({ customer_code }) => customer_code === code}
      title={t('customers.one', { code })}
      back={back}
    >
      {(customer) => <CustomerScreen key={code} customer={customer} back={back} />}
    </RecordPage>
  );
}

/** Actions that are asked about first; all but the invitation can be undone. */
const REVERSIBLE = {
  lock: { change: { standing: 'locked' }, inverse: 'unlock' },
  unlock: { change: { standing: 'active' }, inverse: 'lock' },
  hold: { change: { order_hold: true }, inverse: 'release' },
  release: { change: { order_hold: false }, inverse: 'hold' },
} as const satisfies Record<string, { change: DeskCustomerChange; inverse: string }>;

type ReversibleAction = keyof typeof REVERSIBLE;
/** What was done, and the reason of a hold that was ended. */
interface Done {
  which: ReversibleAction;
  reason: string | undefined;
}

type Opened = ReversibleAction | 'invite' | 'form';

interface CustomerScreenProps {
  customer: DeskCustomer;
  back: WayBack;
}

/** The customer, the possible changes, and the history of changes. */
function CustomerScreen({ customer, back }: CustomerScreenProps) {
  const t = useTranslate();
  const mayChange = useHasRole('accounts');
  const hasPriceLists = useShowDeskQuery().data?.has_price_lists === true;
  const [changeCustomer] = useChangeCustomerMutation();
  const [inviteCustomer] = useInviteCustomerMutation();
  const { customer_code: code, version, email, standing, order_hold, hold } = customer;
  const params = { customer_code: code };
  const who = customer.history.at(-1)?.actor ?? '';
  const action = useAction({
    unanswered: 'customers.unanswered',
    stale: t('customers.changed', { who }),
    hasFields: true,
  });
  const { opened, open, finish } = useOpened<Opened>(action.forget);
  /** The last reversible action, until something else is done. */
  const [done, setDone] = useState<Done | null>(null);

  const change = (fields: DeskCustomerChange) => {
    setDone(null);
    return changeCustomer({ params, ifMatch: version, body: fields });
  };
  const undo = ({ which, reason }: Done) => {
    const { inverse } = REVERSIBLE[which];
    const fields = {
      ...REVERSIBLE[inverse].change,
      ...(inverse === 'hold' && reason && { hold_reason: reason }),
    };
    void action.run(change(fields), t('customers.undone'));
  };
  const isActive = standing === 'active';
  const question = opened === 'form' || opened === 'hold' ? null : opened;
  const tool = (what: Opened) => mayChange && (() => open(what));
  return (
    <>
      <DeskHead
        title={customer.company_name || customer.owner_name}
        back={back}
        beside={
          <>
            <span className="mono">{code}</span>
            <AccountStatus {...customer} />
          </>
        }
      >
        <DeskTools
          label={t('customers.actions')}
          tools={[
            ['e', 'customers.change', tool('form')],
            ['i', 'customers.invite', isActive && tool('invite')],
            order_hold
              ? ['h', 'customers.release', tool('release'), 'customers.key.hold']
              : ['h', 'customers.hold', tool('hold'), 'customers.key.hold'],
            isActive
              ? ['l', 'customers.lock', tool('lock'), 'customers.key.lock']
              : ['l', 'customers.unlock', tool('unlock'), 'customers.key.lock'],
            ['/', 'customers.key.shop', undefined],
          ]}
          isBusy={action.isBusy}
          isPaused={opened !== null}
          leave="customers.key.back"
          onLeave={back.leave}
        />
        <DoneLine
          message={done && t(`customers.${done.which}.done`, { code })}
          isBusy={action.isBusy}
          onUndo={() => done && undo(done)}
        />
        {hold && (
          <HoldNotice
            title={t('customers.view.held')}
            why={hold.reason}
            by={hold.by}
            since={hold.since}
          />
        )}
        {opened === null && action.failure && <FormMessage>{action.failure}</FormMessage>}
      </DeskHead>
      {opened === 'form' && (
        <ChangeForm customer={customer} action={action} send={change} onClose={() => open(null)} />
      )}
      <ShopView customer={customer} />
      <RecordParts>
        {opened !== 'form' && <Contact customer={customer} />}
        {opened !== 'form' && <Addresses customer={customer} />}
        <OpenOrders customer={customer} />
        <WaitingOrders customer={customer} />
        <Owed customer={customer} />
        <People customer={customer} />
        {hasPriceLists && <PriceLists customer={customer} send={change} />}
        <CustomerHistory customer={customer} />
      </RecordParts>
      {opened === 'hold' && (
        <TextSheet
          title={t('customers.hold.title', { code })}
          label={t('desk.hold.words')}
          hint={t('customers.hold.hint')}
          submit={t('customers.hold')}
          action={action}
          send={(reason) => change({ ...REVERSIBLE.hold.change, hold_reason: reason })}
          onDone={() => {
            setDone({ which: 'hold', reason: undefined });
            finish();
          }}
          onClose={() => open(null)}
        >
          <p>{t('customers.hold.effect', { email })}</p>
        </TextSheet>
      )}
      {question && (
        <ActionSheet
          title={t(`customers.${question}.title`, { code })}
          submit={t(`customers.${question}`)}
          action={action}
          send={() =>
            question === 'invite' ? inviteCustomer({ params }) : change(REVERSIBLE[question].change)
          }
          {...(question === 'invite' && { done: t('customers.invite.done', { email }) })}
          onDone={() => {
            if (question !== 'invite') setDone({ which: question, reason: hold?.reason });
            finish();
          }}
          onClose={() => open(null)}
        >
          <p>{t(`customers.${question}.effect`, { email })}</p>
        </ActionSheet>
      )}
    </>
  );
}
