import { useState } from 'react';

import {
  useChangeCustomerMutation,
  useInviteCustomerMutation,
  type CustomerChange,
  type DeskCustomer,
} from '../../api/staffCustomers';
import { AccountStatus } from '../../features/desk-customer/AccountStatus';
import { ActionSheet } from '../../features/desk-frame/ActionSheet';
import { DeskHead } from '../../features/desk-frame/DeskHead';
import { DeskTools } from '../../features/desk-frame/DeskTools';
import { DoneLine } from '../../features/desk-frame/DoneLine';
import { RecordParts } from '../../features/desk-frame/RecordParts';
import { useAction } from '../../features/desk-frame/useAction';
import { useHasRole } from '../../features/desk-frame/useHasRole';
import { useOpened } from '../../features/desk-frame/useOpened';
import type { WayBack } from '../../features/desk-frame/useWayBack';
import { useTranslate } from '../../i18n/useTranslate';
import { FormMessage } from '../../ui/FormMessage';

import { ChangeForm } from './ChangeForm';
import { Addresses, Contact, CustomerHistory, OpenOrders, Sessions } from './CustomerParts';
import { ShopView } from './ShopView';

/** Actions that are asked about first; all but the invitation can be undone. */
const REVERSIBLE = {
  lock: { change: { standing: 'locked' }, inverse: 'unlock' },
  unlock: { change: { standing: 'active' }, inverse: 'lock' },
  hold: { change: { order_hold: true }, inverse: 'release' },
  release: { change: { order_hold: false }, inverse: 'hold' },
} as const satisfies Record<string, { change: CustomerChange; inverse: string }>;

type ReversibleAction = keyof typeof REVERSIBLE;
type Opened = ReversibleAction | 'invite' | 'form';

interface CustomerScreenProps {
  customer: DeskCustomer;
  back: WayBack;
}

/** The customer, the possible changes, and the history of changes. */
export function CustomerScreen({ customer, back }: CustomerScreenProps) {
  const t = useTranslate();
  const mayChange = useHasRole('accounts');
  const [changeCustomer] = useChangeCustomerMutation();
  const [inviteCustomer] = useInviteCustomerMutation();
  const { customer_code: code, version, email, standing, order_hold } = customer;
  const params = { customer_code: code };
  const who = customer.history.at(-1)?.actor ?? '';
  const action = useAction({
    unanswered: 'customers.unanswered',
    stale: t('customers.changed', { who }),
    hasFields: true,
  });
  const { opened, open, finish } = useOpened<Opened>(action.forget);
  /** The last reversible action, until something else is done. */
  const [done, setDone] = useState<ReversibleAction | null>(null);

  const change = (fields: CustomerChange) => {
    setDone(null);
    return changeCustomer({ params, ifMatch: version, body: fields });
  };
  const undo = (which: ReversibleAction) =>
    void action.run(change(REVERSIBLE[REVERSIBLE[which].inverse].change), t('customers.undone'));
  const isActive = standing === 'active';
  const question = opened === 'form' ? null : opened;
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
          message={done && t(`customers.${done}.done`, { code })}
          isBusy={action.isBusy}
          onUndo={() => done && undo(done)}
        />
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
        <Sessions customer={customer} />
        <CustomerHistory customer={customer} />
      </RecordParts>
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
            if (question !== 'invite') setDone(question);
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
