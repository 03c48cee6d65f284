import type { ComponentType } from 'react';

/** A screen, and how its part of the program is fetched where it comes late. */
export type Screen = ComponentType & { preload?: () => Promise<unknown> };
