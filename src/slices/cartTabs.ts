import { withoutSuperseded, type CartIntent } from './cartIntents';

/** What all tabs of one browser want of the cart. */
export interface CartWishes {
  /** What this tab wants, oldest first. */
  intents: CartIntent[];
  /** What each other tab wants, by its name: shown here, sent there. */
  elsewhere: Record<string, CartIntent[]>;
  /** Tabs that are gone, and whose wishes this one has made its own. */
  inherited: string[];
}

/** Everybody's intents, oldest first. */
export const inTime = ({ intents, elsewhere }: Omit<CartWishes, 'inherited'>): CartIntent[] =>
  [...Object.values(elsewhere).flat(), ...intents].sort((a, b) => a.time - b.time);

/** True where a tab has written its cart down without having heard what another one wants by now. */
export function isUnheard(
  { elsewhere }: CartWishes,
  { intents }: CartWishes,
  tab: string,
): boolean {
  const open = intents.filter(({ status }) => status !== 'confirmed');
  const heard = new Set(elsewhere[tab]?.map(({ key }) => key));
  return open.length !== heard.size || open.some(({ key }) => !heard.has(key));
}

/** What another tab wants is shown here too, and what it says of a line goes for what waits here. */
export function followTab(wishes: CartWishes, writer: string, theirs: CartWishes) {
  const { intents, inherited } = theirs;
  const own = new Set(wishes.intents.map(({ key }) => key));
  // What is confirmed there is in the cart that is read here next.
  const open = intents.filter(({ key, status }) => status !== 'confirmed' && !own.has(key));
  const known = Object.entries(wishes.elsewhere).filter(([tab]) => !inherited.includes(tab));
  const elsewhere = { ...Object.fromEntries(known), [writer]: open };
  // The same again is no news: two tabs would answer each other for ever.
  if (JSON.stringify(elsewhere) === JSON.stringify(wishes.elsewhere)) return;
  wishes.elsewhere = elsewhere;
  for (const intent of open) {
    const isEarlier = ({ time }: CartIntent) => time < intent.time;
    wishes.intents = [
      ...withoutSuperseded(wishes.intents.filter(isEarlier), intent),
      ...wishes.intents.filter((one) => !isEarlier(one)),
    ];
  }
}

/** So many names of tabs that are gone are remembered: others may not have heard of the last ones. */
const NAMES = 50;

/** A tab is gone: what it wanted is this one's, and what it had sent is sent once more. */
export function inheritTab(wishes: CartWishes, tab: string) {
  const { [tab]: left = [], ...elsewhere } = wishes.elsewhere;
  const own = new Set(wishes.intents.map(({ key }) => key));
  const inherited = left
    .filter(({ key }) => !own.has(key))
    .map((intent): CartIntent =>
      intent.status === 'sent' ? { ...intent, status: 'waiting', tries: intent.tries + 1 } : intent,
    );
  wishes.elsewhere = elsewhere;
  wishes.inherited = [...wishes.inherited, tab].slice(-NAMES);
  wishes.intents = [...inherited, ...wishes.intents].sort((a, b) => a.time - b.time);
}
