import type { FastifyRequest } from 'fastify';

/** The pattern of a request's address, which names no product or customer; `-` for the pages of the shop. */
export const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? '-';
