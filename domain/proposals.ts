/** Number of products proposed for the next order, and how many of them are shown at first. */
export const MAX_PROPOSALS = 130;
export const FIRST_PROPOSALS = 60;

/**
 * Why a product is proposed, in the order in which the groups are shown: it goes with what the
 * customer buys, it is new, or it is ordered more than usual at the moment.
 */
export const PROPOSAL_GROUPS = ['goes-with', 'new', 'in-demand'] as const;
export type ProposalGroup = (typeof PROPOSAL_GROUPS)[number];
