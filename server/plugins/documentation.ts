import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

import { declareAccess, type Access } from './access';
import { nameOperation } from './contractNames';
import { nameSchemas } from './nameSchemas';

/** Access levels as OpenAPI security requirements. */
const SECURITY: Record<Access, Record<string, string[]>[]> = {
  public: [],
  customer: [{ token: [] }],
  administrator: [{ token: [] }],
  invoices: [{ token: [] }],
  staff: [{ staffToken: [] }],
  scope: [],
};

const DESCRIPTION = `API of the wholesale storefront. A customer signs in with \`signIn\` and sends the token as
\`Authorization: Bearer\`; with it, products include prices and stock, which visitors do not get. Quantities are in ship packs,
prices are per unit. An error message says what happened and what to do, in the caller's language (\`lang\`, otherwise
\`Accept-Language\`). Calls that change something take an \`Idempotency-Key\`: a repeat with the same key and body gets the
first response, and nothing is done twice. Every response has an \`x-request-id\`, which also identifies it in the logs.`;

/** Serves the OpenAPI documentation at /api/docs, and as JSON at /api/docs/json. */
export async function installDocumentation(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Haberdash',
        version: '1.0.0',
        description: DESCRIPTION,
        license: { name: 'All rights reserved', identifier: 'LicenseRef-UNLICENSED' },
      },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          token: { type: 'http', scheme: 'bearer' },
          staffToken: { type: 'http', scheme: 'bearer' },
        },
      },
    },
    transform: ({ schema, url, route }) => {
      const operationId = schema?.operationId ?? nameOperation(String(route.method), url);
      const security = SECURITY[route.config?.access ?? 'public'];
      // What has no name is not part of the contract; the machine API has its own documentation.
      const hide = operationId === undefined;
      return { url, schema: { ...schema, operationId, security, hide } };
    },
    transformObject: (document) =>
      'openapiObject' in document ? nameSchemas(document.openapiObject) : document.swaggerObject,
  });

  await app.register(async (docs) => {
    declareAccess(docs, 'public', 'file');
    await docs.register(swaggerUi, { routePrefix: '/api/docs' });
  });
}
