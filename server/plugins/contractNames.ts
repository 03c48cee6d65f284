import * as account from '#contract/account';
import * as addresses from '#contract/addresses';
import * as applications from '#contract/applications';
import * as applicationStatus from '#contract/applicationStatus';
import * as cart from '#contract/cart';
import * as catalogue from '#contract/catalogue';
import * as company from '#contract/company';
import * as content from '#contract/content';
import * as contentDocument from '#contract/contentDocument';
import * as favourites from '#contract/favourites';
import * as features from '#contract/features';
import * as fields from '#contract/fields';
import * as geolocation from '#contract/geolocation';
import * as invoices from '#contract/invoices';
import * as knownCodes from '#contract/knownCodes';
import * as lines from '#contract/lines';
import * as opticon from '#contract/opticon';
import * as orderActions from '#contract/orderActions';
import * as orderLists from '#contract/orderLists';
import * as orders from '#contract/orders';
import * as product from '#contract/product';
import * as productData from '#contract/productData';
import * as productGroups from '#contract/productGroups';
import * as purchaseHistory from '#contract/purchaseHistory';
import * as rememberedCodes from '#contract/rememberedCodes';
import * as replies from '#contract/replies';
import * as requisitions from '#contract/requisitions';
import * as restock from '#contract/restock';
import * as review from '#contract/review';
import * as search from '#contract/search';
import * as spending from '#contract/spending';
import * as staffActivity from '#contract/staffActivity';
import * as staffContent from '#contract/staffContent';
import * as staffCustomers from '#contract/staffCustomers';
import * as staffCustomerShop from '#contract/staffCustomerShop';
import * as staffDesk from '#contract/staffDesk';
import * as staffExchange from '#contract/staffExchange';
import * as staffOrder from '#contract/staffOrder';
import * as staffOrders from '#contract/staffOrders';
import * as staffOverview from '#contract/staffOverview';
import * as staffPriceLists from '#contract/staffPriceLists';
import * as staffProduct from '#contract/staffProduct';
import * as staffProductActions from '#contract/staffProductActions';
import * as staffProducts from '#contract/staffProducts';
import * as staffUploads from '#contract/staffUploads';
import * as support from '#contract/support';
import * as usualItems from '#contract/usualItems';

/** All endpoints and schemas exported by the contract, with their names. */
const EXPORTED = [
  account,
  addresses,
  applicationStatus,
  applications,
  cart,
  catalogue,
  company,
  content,
  contentDocument,
  favourites,
  requisitions,
  restock,
  features,
  fields,
  geolocation,
  invoices,
  knownCodes,
  lines,
  opticon,
  orderActions,
  orderLists,
  orders,
  product,
  productData,
  productGroups,
  purchaseHistory,
  rememberedCodes,
  replies,
  review,
  search,
  spending,
  staffContent,
  staffActivity,
  staffCustomerShop,
  staffCustomers,
  staffDesk,
  staffExchange,
  staffOrder,
  staffOrders,
  staffOverview,
  staffPriceLists,
  staffProduct,
  staffProductActions,
  staffProducts,
  staffUploads,
  support,
  usualItems,
].flatMap((contractModule) => Object.entries<unknown>(contractModule));

interface Endpoint {
  method: string;
  url: string;
}
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'url' in value;

/** Whether a value is a JSON Schema with properties. */
const isObjectSchema = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && 'properties' in value;

const operations = new Map(
  EXPORTED.flatMap(([name, value]) =>
    isEndpoint(value) ? [[`${value.method} ${value.url}`, name] as const] : [],
  ),
);

/** Returns the contract's name of an endpoint, or undefined if it is not part of the contract. */
export const nameOperation = (method: string, url: string): string | undefined =>
  operations.get(`${method} ${url}`);

/** All named schemas. */
export const NAMED_SCHEMAS: readonly (readonly [name: string, form: object])[] = EXPORTED.flatMap(
  ([name, value]) => (isObjectSchema(value) ? [[name, value] as const] : []),
);
