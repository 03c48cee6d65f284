import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

import { declareAll } from './access';

/** Serves the contract as an OpenAPI page at /api/docs, and as JSON at /api/docs/json. */
export async function installDocumentation(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Haberdash',
        version: '1.0.0',
        description: 'The calls of the wholesale storefront. Prices and stock need a token.',
      },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          token: { type: 'http', scheme: 'bearer' },
          staffToken: { type: 'http', scheme: 'bearer' },
        },
      },
    },
    transform: ({ schema, url, route }) => ({
      url,
      schema: {
        ...schema,
        ...(route.config?.access === 'customer' && { security: [{ token: [] }] }),
        ...(route.config?.access === 'staff' && { security: [{ staffToken: [] }] }),
      },
    }),
  });

  await app.register(async (docs) => {
    declareAll(docs, 'public', 'file');
    await docs.register(swaggerUi, { routePrefix: '/api/docs' });
  });
}
