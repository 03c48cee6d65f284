import type { FastifyInstance } from 'fastify';

import type { SignedIn } from '#contract/account';

import { loadDemo } from '../server/loadDemo';

export interface DemoBuyer {
  id: string;
  headers: { authorization: string };
}

/** Signs in the demo's Canadian customer. */
export async function signIn(app: FastifyInstance): Promise<DemoBuyer> {
  const demo = await loadDemo();
  const body = { email: 'ca@demo.haberdash.test', password: demo?.password };
  const signedIn = await app.inject({ method: 'POST', url: '/api/login', body });
  const { token, user } = signedIn.json<SignedIn>();
  return { id: user.user_value, headers: { authorization: `Bearer ${token}` } };
}
