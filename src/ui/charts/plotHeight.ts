/** Height of the drawing without its axis, in pixels. */
export const PLOT_HEIGHT = { small: 96, normal: 180 } as const;
