import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Problem } from '#contract/replies';
import { ALL_FIELDS } from '#domain/application/forms';
import type { Language } from '#domain/languages';

import {
  isConflict,
  isDiskFull,
  isOutcomeUnknown,
  isUnavailable,
  isUnstorable,
} from '../db/failures';
import { WritesBlocked } from '../db/writeGuard';
import { translate, type ServerMessageKey } from '../messages/translate';
import { Refusal, type Fault } from '../services/actions/refusal';
import { toFaults } from '../services/actions/toFaults';

import { languageOf } from './language';

const FAILED = new Refusal(500, 'request.failed');
const MOVING = new Refusal(503, 'request.moving', { retryAfter: 60 });
const UNAVAILABLE = new Refusal(503, 'request.away', { retryAfter: 2 });
const DISK_FULL = new Refusal(503, 'request.full', { retryAfter: 60 });
const UNKNOWN_OUTCOME = new Refusal(503, 'request.unknown', { retryAfter: 2 });

/** Answers every error as a Problem in the caller's language, never with a stack trace. */
export function installRefusals(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal) return refuse(request, reply, refusal);
    request.log.error(error);
    if (isOutcomeUnknown(error)) return refuse(request, reply, UNKNOWN_OUTCOME);
    if (isUnavailable(error) || isConflict(error)) return refuse(request, reply, UNAVAILABLE);
    if (isDiskFull(error)) return refuse(request, reply, DISK_FULL);
    return refuse(request, reply, FAILED);
  });
}

/** Sends an error response; also used where Fastify's error handler does not apply. */
export function refuse(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
  const { status, code, details } = refusal;
  const { params, field, errors, order_id, requisition_id, question, retryAfter } = details;
  const language = languageOf(request);
  const { hasForm } = request.routeOptions.config;
  const nameOf = (name: string) => (hasForm ? labelOf(language, name) : name);
  const faults =
    errors ?? (field === undefined ? undefined : [{ code, field, ...(params && { params }) }]);
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  // Determined by URL, as a request without a route, for example because of an id that is too long,
  // has no access setting.
  const isMachine = request.url.startsWith('/api/v1/');
  return reply.code(status).send({
    ...toProblem(language, code, params),
    ...(isMachine && { code, request_id: request.id }),
    ...(faults && {
      errors: faults.map((fault) => ({
        ...translateFault(language, fault, nameOf),
        ...(isMachine && { code: fault.code }),
      })),
    }),
    ...(order_id !== undefined && { order_id }),
    ...(requisition_id !== undefined && { requisition_id }),
    ...question,
  });
}

const toProblem = (
  language: Language,
  code: ServerMessageKey,
  params?: Refusal['details']['params'],
): Problem => ({ status: false, message: translate(language, code, params) });

/** Formats the error of one field or line in the caller's language. */
export const translateFault = (
  language: Language,
  { code, params, ...location }: Fault,
  nameOf: (field: string) => string = (field) => field,
) => ({
  ...location,
  message: translate(language, code, {
    ...(location.field !== undefined && { field: nameOf(location.field) }),
    ...params,
  }),
});

/** Returns the label of a field in the application form, or the API name of other fields. */
const labelOf = (language: Language, field: string): string => {
  const formField = ALL_FIELDS.find(({ name }) => name === field);
  return formField ? translate(language, `application.label.${formField.name}`) : field;
};

/** Messages for Fastify's own errors, by status. */
const BY_STATUS: Record<number, ServerMessageKey> = {
  400: 'request.unreadable',
  413: 'request.tooLarge',
  415: 'request.notJson',
};

/**
 * Error code of @fastify/static for a path that traverses upwards, contains repeated slashes or is
 * too long.
 */
const FORBIDDEN_PATH = 'FST_STATIC_FORBIDDEN_PATH';

function refusalOf(error: FastifyError): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (error instanceof WritesBlocked) return MOVING;
  if (error.code === FORBIDDEN_PATH) return new Refusal(404, 'request.unknownAddress');
  if (isUnstorable(error)) return new Refusal(400, 'request.unstorable');
  if (error.validation) {
    return new Refusal(400, 'request.refused', { errors: toFaults(error.validation) });
  }
  const code = BY_STATUS[error.statusCode ?? 500];
  return code && new Refusal(error.statusCode as 400 | 413 | 415, code);
}
