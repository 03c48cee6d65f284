import { useParams } from 'react-router';

import {
  useChangeListPriceMutation,
  useChangePriceListMutation,
  priceListFile,
  useShowDeskPriceListQuery,
  type DeskListPrice,
  type DeskPriceList,
} from '../../api/staffPriceLists';
import { ActionSheet } from '../../features/desk-frame/ActionSheet';
import { Aside, FactList } from '../../features/desk-frame/Aside';
import { DeskHead } from '../../features/desk-frame/DeskHead';
import { DeskTools } from '../../features/desk-frame/DeskTools';
import { RecordPage, useWayBack, type WayBack } from '../../features/desk-frame/RecordPage';
import { useAction } from '../../features/desk-frame/useAction';
import { useHasRole } from '../../features/desk-frame/useHasRole';
import { useOpened } from '../../features/desk-frame/useOpened';
import { ListState } from '../../features/price-lists/ListFacts';
import { useI18n } from '../../i18n/I18n';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { useDownload } from '../../store/useDownload';
import { Link } from '../../ui/Link';
import { Small } from '../../ui/Small';

import { ListPrices } from './ListPrices';
import { PriceForm } from './PriceForm';
import { PriceListForm } from './PriceListForm';

/** One price list: what it says, and its prices beside the list prices. */
export function PriceListPage() {
  const t = useTranslate();
  const { code = '' } = useParams();
  const back = useWayBack(staffPaths.priceLists, code, t('priceLists.showAll'));
  return (
    <RecordPage
      query={useShowDeskPriceListQuery(code)}
      isNamed={(list) => list.code === code}
      title={t('priceLists.one', { code })}
      back={back}
    >
      {(list) => <PriceListScreen key={list.code} list={list} back={back} />}
    </RecordPage>
  );
}

type Opened =
  { what: 'form' | 'add' | 'delete' } | { what: 'price' | 'removePrice'; price: DeskListPrice };

function PriceListScreen({ list, back }: { list: DeskPriceList; back: WayBack }) {
  const t = useTranslate();
  const { language: lang } = useI18n();
  const mayChange = useHasRole('catalogue');
  const { download, isLoading } = useDownload();
  const [changePriceList] = useChangePriceListMutation();
  const [changeListPrice] = useChangeListPriceMutation();
  const action = useAction({
    unanswered: 'priceLists.unanswered',
    stale: t('content.stale'),
  });
  const { opened, open, finish } = useOpened<Opened>(action.forget);
  const { code, version, name, customers, prices } = list;
  const tool = (what: 'form' | 'add' | 'delete') => mayChange && (() => open({ what }));
  const close = () => open(null);
  const save = () => void download(`${code}.csv`, priceListFile({ code, lang }));
  return (
    <>
      <DeskHead
        title={name}
        back={back}
        beside={
          <>
            <span className="mono">{code}</span>
            <ListState {...list} />
          </>
        }
      >
        <DeskTools
          label={t('priceLists.actions')}
          tools={[
            ['p', 'priceLists.price.add', tool('add')],
            ['e', 'customers.change', tool('form')],
            ['d', 'priceLists.download', prices > 0 && save],
            ['r', 'priceLists.delete', tool('delete')],
          ]}
          isBusy={action.isBusy || isLoading}
          isPaused={opened !== null}
          leave="customers.key.back"
          onLeave={back.leave}
        />
      </DeskHead>
      {opened?.what === 'form' && <PriceListForm list={list} onClose={close} />}
      {opened?.what !== 'form' && <Facts list={list} />}
      <ListPrices
        list={list}
        onOpen={mayChange ? (what, price) => open({ what, price }) : undefined}
      />
      {(opened?.what === 'add' || opened?.what === 'price') && (
        <PriceForm
          list={list}
          price={opened.what === 'price' ? opened.price : undefined}
          onClose={close}
        />
      )}
      {opened?.what === 'removePrice' && (
        <ActionSheet
          title={t('priceLists.price.remove.title', {
            id: opened.price.product_id,
            packs: opened.price.quantity_from,
          })}
          submit={t('priceLists.price.remove')}
          action={action}
          send={() => {
            const { product_id, quantity_from } = opened.price;
            return changeListPrice({
              params: { code, product_id },
              ifMatch: version,
              body: { quantity_from, unit_price: null },
            });
          }}
          done={t('customers.saved', { code })}
          onDone={finish}
          onClose={close}
        >
          <p>{t('priceLists.price.remove.effect')}</p>
        </ActionSheet>
      )}
      {opened?.what === 'delete' && (
        <ActionSheet
          title={t('priceLists.delete.title', { code })}
          submit={t('priceLists.delete')}
          action={action}
          send={() =>
            changePriceList({ params: { code }, ifMatch: version, body: { removed: true } })
          }
          done={t('priceLists.deleted', { code })}
          onDone={back.leave}
          onClose={close}
        >
          <p>{t('priceLists.delete.effect', { prices, customers })}</p>
        </ActionSheet>
      )}
    </>
  );
}

function Facts({ list }: { list: DeskPriceList }) {
  const t = useTranslate();
  const format = useFormat();
  const { code, country, percent_off, binding, starts_on, ends_on, customers } = list;
  const assigned = t('customers.count', { count: customers });
  return (
    <Aside title={t('priceLists.facts')}>
      <FactList
        isRoomy
        facts={[
          [t('staff.country'), t(`staff.country.${country}`)],
          [
            t('upload.field.percent_off'),
            percent_off !== null && t('priceLists.off', { percent: format.number(percent_off) }),
          ],
          [t('upload.field.starts_on'), starts_on && format.day(starts_on)],
          [t('upload.field.ends_on'), ends_on && format.day(ends_on)],
          [t('upload.field.binding'), binding && t('priceLists.binding')],
          [t('upload.field.public'), list.public && t('priceLists.public')],
          [
            t('priceLists.assigned'),
            customers > 0 ? (
              <Link to={staffPaths.customersOfList(code)}>{assigned}</Link>
            ) : (
              assigned
            ),
          ],
        ]}
      />
      <Small>{t('priceLists.rule')}</Small>
    </Aside>
  );
}
