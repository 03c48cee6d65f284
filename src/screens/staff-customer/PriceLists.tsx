import { useId, useState } from 'react';
import { styled } from 'styled-components';

import { MAX_PRICE_LIST_CODE_LENGTH } from '#domain/priceLists';

import type { DeskCustomerChange, DeskCustomer } from '../../api/staffCustomers';
import { useListDeskPriceListsQuery, type DeskPriceList } from '../../api/staffPriceLists';
import { ActionSheet } from '../../features/desk-frame/ActionSheet';
import { Aside, AsideList } from '../../features/desk-frame/Aside';
import { useAction, type Request } from '../../features/desk-frame/useAction';
import { useHasRole } from '../../features/desk-frame/useHasRole';
import { useOpened } from '../../features/desk-frame/useOpened';
import { ListEffect, ListState } from '../../features/price-lists/ListFacts';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { SmallButton } from '../../ui/Button';
import { ButtonRow } from '../../ui/ButtonRow';
import { Link } from '../../ui/Link';
import { Small } from '../../ui/Small';
import { TextField } from '../../ui/TextField';
import { space } from '../../ui/theme';

const Row = styled.li`
  display: grid;
  gap: ${space(1)};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  align-items: center;
`;

const Foot = styled(ButtonRow)`
  margin-top: ${space(4)};
`;

interface PriceListsProps {
  customer: DeskCustomer;
  /** Changes the customer, at the version that is shown. */
  send: (change: DeskCustomerChange) => Request;
}

/** The customer's own price lists, and what can be decided about them. */
export function PriceLists({ customer, send }: PriceListsProps) {
  const t = useTranslate();
  const mayChange = useHasRole('accounts');
  const action = useAction({
    unanswered: 'customers.unanswered',
    stale: t('customers.changed', { who: customer.history.at(-1)?.actor ?? '' }),
    hasFields: true,
  });
  const { opened, open, finish } = useOpened<'assign' | DeskPriceList>(action.forget);
  const { customer_code: code, price_lists, company_name, owner_name } = customer;
  const name = company_name || owner_name;
  const sheet = { action, onDone: finish, onClose: () => open(null) };
  const change = (codes: readonly string[]) => send({ price_lists: [...codes] });
  const codes = price_lists.map((list) => list.code);
  return (
    <Aside title={t('priceLists.title')}>
      {price_lists.length === 0 && <p>{t('priceLists.ofCustomer.none')}</p>}
      <AsideList>
        {price_lists.map((list) => (
          <Row key={list.code}>
            <Line>
              <Link to={staffPaths.priceList(list.code)}>{list.name}</Link>
              <ListState {...list} />
            </Line>
            <Small>
              <span className="mono">{list.code}</span> · <ListEffect list={list} />
            </Small>
            {list.country !== customer.country && (
              <Small>
                {t('priceLists.otherCountry', { country: t(`staff.country.${list.country}`) })}
              </Small>
            )}
            {mayChange && (
              <ButtonRow>
                <SmallButton
                  aria-label={t('priceLists.takeOff.of', { list: list.code })}
                  onClick={() => open(list)}
                >
                  {t('priceLists.takeOff')}
                </SmallButton>
              </ButtonRow>
            )}
          </Row>
        ))}
      </AsideList>
      {mayChange && (
        <Foot>
          <SmallButton onClick={() => open('assign')}>{t('priceLists.assign')}</SmallButton>
        </Foot>
      )}
      {opened === 'assign' && (
        <AssignSheet
          {...sheet}
          customer={customer}
          name={name}
          send={(added) => change([...codes, added])}
        />
      )}
      {opened && opened !== 'assign' && (
        <ActionSheet
          {...sheet}
          title={t('priceLists.takeOff.title', { list: opened.code, code })}
          submit={t('priceLists.takeOff')}
          send={() => change(codes.filter((one) => one !== opened.code))}
          done={t('priceLists.takeOff.done', { list: opened.code, code })}
        >
          <p>{t('priceLists.takeOff.effect', { name })}</p>
        </ActionSheet>
      )}
    </Aside>
  );
}

interface AssignSheetProps {
  customer: DeskCustomer;
  name: string;
  action: ReturnType<typeof useAction>;
  send: (code: string) => Request;
  onDone: () => void;
  onClose: () => void;
}

/** Asks for a list by its code; the lists of the customer's country are proposed while typing. */
function AssignSheet({ customer, name, action, send, onDone, onClose }: AssignSheetProps) {
  const t = useTranslate();
  const optionsId = useId();
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  const { customer_code: code, country, price_lists } = customer;
  const { data } = useListDeskPriceListsQuery({ country, search: text });
  const list = text.trim().toUpperCase();

  const sendCode = () => {
    const has = price_lists.some((one) => one.code === list);
    setFault(has ? t('priceLists.assign.has') : list === '' ? t('priceLists.wrong.code') : '');
    return has || list === '' ? undefined : send(list);
  };
  return (
    <ActionSheet
      title={t('priceLists.assign')}
      submit={t('priceLists.assign')}
      action={action}
      send={sendCode}
      done={t('priceLists.assign.done', { list, code })}
      onDone={onDone}
      onClose={onClose}
    >
      <TextField
        label={t('upload.field.code')}
        list={optionsId}
        maxLength={MAX_PRICE_LIST_CODE_LENGTH}
        autoComplete="off"
        autoCapitalize="characters"
        error={fault || action.faults.price_lists}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <datalist id={optionsId}>
        {data?.price_lists.map((one) => (
          <option key={one.code} value={one.code}>
            {one.name}
          </option>
        ))}
      </datalist>
      <p>{t('priceLists.assign.effect', { name })}</p>
    </ActionSheet>
  );
}
