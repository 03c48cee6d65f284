import type { FastifyRequest } from 'fastify';

/**
 * Returns the route pattern of a request, without product or customer ids; `-` for the shop's
 * pages.
 */
export const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? '-';
