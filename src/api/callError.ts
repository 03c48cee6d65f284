import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';

import type { Problem } from '#contract/replies';

/** How a call fails: the server refused it, or there was no response. */
export type CallError = FetchBaseQueryError & { data?: Problem };
