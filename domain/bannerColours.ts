/** Colours of a banner that specifies none (specification 9). */
export const BANNER_COLOURS = { background: '#dc2626', text: '#ffffff' } as const;
