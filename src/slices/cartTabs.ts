import { withoutSuperseded, type CartIntent } from './cartIntents';

/** The cart intents of all tabs of one browser. */
export interface TabIntents {
  /** Intents of this tab, oldest first. */
  intents: CartIntent[];
  /** Intents of each other tab, by its name: displayed here, sent there. */
  elsewhere: Record<string, CartIntent[]>;
  /** Closed tabs whose intents this one has taken over. */
  inherited: string[];
}

/** Returns the intents of all tabs, oldest first. */
export const intentsOfAllTabs = ({
  intents,
  elsewhere,
}: Omit<TabIntents, 'inherited'>): CartIntent[] =>
  [...Object.values(elsewhere).flat(), ...intents].sort((a, b) => a.time - b.time);

/** Whether a tab has stored its cart without knowing the current intents of another tab. */
export function hasMissedIntents(
  { elsewhere }: TabIntents,
  { intents }: TabIntents,
  tab: string,
): boolean {
  const open = intents.filter(({ status }) => status !== 'confirmed');
  const knownKeys = new Set(elsewhere[tab]?.map(({ key }) => key));
  return open.length !== knownKeys.size || open.some(({ key }) => !knownKeys.has(key));
}

/**
 * Displays another tab's intents here; where they supersede intents waiting here, those are
 * dropped.
 */
export function followTab(state: TabIntents, writer: string, theirs: TabIntents) {
  const { intents, inherited } = theirs;
  const own = new Set(state.intents.map(({ key }) => key));
  // Confirmed intents will be in the cart that is fetched here next.
  const open = intents.filter(({ key, status }) => status !== 'confirmed' && !own.has(key));
  const known = Object.entries(state.elsewhere).filter(([tab]) => !inherited.includes(tab));
  const elsewhere = { ...Object.fromEntries(known), [writer]: open };
  // Ignores unchanged intents; otherwise two tabs would answer each other endlessly.
  if (JSON.stringify(elsewhere) === JSON.stringify(state.elsewhere)) return;
  state.elsewhere = elsewhere;
  for (const intent of open) {
    const isEarlier = ({ time }: CartIntent) => time < intent.time;
    state.intents = [
      ...withoutSuperseded(state.intents.filter(isEarlier), intent),
      ...state.intents.filter((one) => !isEarlier(one)),
    ];
  }
}

/**
 * Maximum number of closed tabs whose names are remembered, as other tabs may not know of the last
 * ones yet.
 */
const MAX_CLOSED_TABS = 50;

/** Takes over the intents of a closed tab; those it had sent are sent again. */
export function inheritTab(state: TabIntents, tab: string) {
  const { [tab]: theirIntents = [], ...elsewhere } = state.elsewhere;
  const own = new Set(state.intents.map(({ key }) => key));
  const inherited = theirIntents
    .filter(({ key }) => !own.has(key))
    .map((intent): CartIntent =>
      intent.status === 'sent' ? { ...intent, status: 'waiting', tries: intent.tries + 1 } : intent,
    );
  state.elsewhere = elsewhere;
  state.inherited = [...state.inherited, tab].slice(-MAX_CLOSED_TABS);
  state.intents = [...inherited, ...state.intents].sort((a, b) => a.time - b.time);
}
