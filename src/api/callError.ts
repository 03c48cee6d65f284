import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';

import type { Problem } from '#contract/common';

/** How a call fails: the server's refusal, or no answer at all. */
export type CallError = FetchBaseQueryError & { data?: Problem };
