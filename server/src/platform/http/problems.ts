/** Turns whatever went wrong into a problem document (RFC 9457): a stable code, plain words, never a stack trace. */
import type { ErrorCode, FieldError, Problem } from '@faircourt/contracts/problem';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isResponseSerializationError } from 'fastify-type-provider-zod';
import { isDatabaseUnavailable } from '../database/availability.ts';
import { AppError } from '../errors.ts';

/** Exhaustive: a new code does not compile until it has its status and title. */
const PROBLEMS: Record<ErrorCode, { status: number; title: string }> = {
  validation_failed: { status: 422, title: 'Some fields need attention' },
  malformed_request: { status: 400, title: 'The request could not be read' },
  body_too_large: { status: 413, title: 'The request is too large' },
  unsupported_media_type: { status: 415, title: 'This kind of content is not accepted' },
  invalid_token: { status: 401, title: 'The access token is not valid' },
  session_ended: { status: 401, title: 'The session has ended' },
  sign_in_required: { status: 401, title: 'Sign in first' },
  invalid_credentials: { status: 401, title: 'Wrong email address or password' },
  mailbox_not_proven: { status: 403, title: 'The email address is not confirmed yet' },
  second_factor_required: { status: 403, title: 'Set up a second factor first' },
  second_step_wrong: { status: 422, title: 'This code is not right' },
  passkey_refused: { status: 422, title: 'This passkey was not accepted' },
  second_step_expired: { status: 401, title: 'Sign in from the beginning' },
  wrong_origin: { status: 403, title: 'The call came from another site' },
  account_suspended: { status: 403, title: 'This account is suspended' },
  sign_up_failed: { status: 422, title: 'The account was not created' },
  current_password_wrong: { status: 422, title: 'The current password is wrong' },
  invite_required: { status: 422, title: 'An invitation code is needed' },
  invite_unknown: { status: 422, title: 'This invitation code does not exist' },
  invite_used: { status: 422, title: 'This invitation code has been used' },
  invite_expired: { status: 422, title: 'This invitation code has expired' },
  invite_revoked: { status: 422, title: 'This invitation code was revoked' },
  offer_unknown: { status: 422, title: 'This family code or invitation is not known' },
  offer_used: { status: 422, title: 'This invitation has been used' },
  offer_expired: { status: 422, title: 'This family code or invitation has expired' },
  offer_revoked: { status: 422, title: 'This invitation is no longer valid' },
  seat_unknown: { status: 422, title: 'This invitation to a seat is not known' },
  seat_used: { status: 422, title: 'This invitation to a seat has been used' },
  seat_expired: { status: 422, title: 'This invitation to a seat has expired' },
  seat_void: { status: 422, title: 'This invitation to a seat was taken back' },
  seat_other_mailbox: { status: 422, title: 'This invitation was sent to another address' },
  seat_elsewhere: { status: 409, title: 'This person has a seat on another staff' },
  seats_taken: { status: 409, title: 'Every seat is taken' },
  staff_owner: { status: 409, title: 'This person owns a subscription in which others have seats' },
  billing_not_now: { status: 409, title: 'The plan is not at a point where this can be done' },
  card_not_working: { status: 503, title: 'Paying by card does not work just now' },
  invoice_settled: { status: 409, title: 'The invoice is paid or void already' },
  pays_already: { status: 409, title: 'This person pays for a plan of their own' },
  other_plan: { status: 409, title: 'The owner has another plan by now' },
  other_plan_order: { status: 409, title: 'The owner has another plan by now' },
  alert_too_wide: { status: 422, title: 'This search is too wide for an alert' },
  pro_needed: { status: 409, title: 'This takes a live Pro Scout plan' },
  reset_link_invalid: { status: 400, title: 'This reset link no longer works' },
  confirm_link_invalid: { status: 422, title: 'This link does not work any more' },
  file_too_large: { status: 413, title: 'This file is too large' },
  file_type_wrong: { status: 415, title: 'This kind of file cannot be used here' },
  file_unreadable: { status: 422, title: 'This file cannot be read' },
  file_removed: { status: 409, title: 'This file cannot be read' },
  profile_missing: { status: 409, title: 'Complete your athlete profile first' },
  age_not_doubted: { status: 409, title: 'Nobody doubts this age' },
  statement_needed: { status: 403, title: 'Tell us who you are first' },
  guardian_needed: { status: 409, title: 'A guardian has to sign first' },
  consent_needed: { status: 409, title: 'Consent forms have to be signed first' },
  guardianship_needed: { status: 403, title: 'This needs verified guardianship' },
  guardian_conflict: { status: 409, title: 'This account cannot be a guardian here' },
  family_held: { status: 409, title: 'Nothing new can be approved at the moment' },
  contact_held: { status: 409, title: 'Contact is not open yet' },
  too_many: { status: 409, title: 'There are too many already' },
  not_allowed: { status: 403, title: 'This is not open to your account' },
  not_found: { status: 404, title: 'Not found' },
  conflict: { status: 409, title: 'Somebody else changed this' },
  rate_limited: { status: 429, title: 'Too many attempts' },
  unavailable: { status: 503, title: 'Faircourt is catching its breath' },
  internal_error: { status: 500, title: 'Something went wrong on our side' },
};

export function sendProblem(request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply {
  const { status, title } = PROBLEMS[error.code];
  if (error.retryAfterSeconds) reply.header('retry-after', error.retryAfterSeconds);
  const problem: Problem = {
    type: `urn:faircourt:problem:${error.code}`,
    title,
    status,
    code: error.code,
    detail: error.message,
    request_id: request.id,
    ...(error.fieldErrors.length > 0 ? { errors: error.fieldErrors } : {}),
  };
  return reply
    .code(status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(problem);
}

export function handleError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = toAppError(thrown);
  const { status } = PROBLEMS[error.code];
  if (status >= 500) request.log.error({ err: error.cause ?? error, code: error.code }, 'request failed');
  else request.log.info({ code: error.code }, 'request refused');
  return sendProblem(request, reply, error);
}

export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (isDatabaseUnavailable(thrown)) {
    return new AppError('unavailable', 'The database cannot answer right now. Try again in a moment.', {
      retryAfterSeconds: 5,
      cause: thrown,
    });
  }
  if (isResponseSerializationError(thrown)) return internalError(thrown);
  const known = fastifyProblem(thrown);
  return known ?? internalError(thrown);
}

export function validationFailed(errors: FieldError[]): AppError {
  const count = errors.length === 1 ? 'One field needs' : `${errors.length} fields need`;
  return new AppError('validation_failed', `${count} attention.`, { fieldErrors: errors });
}

function internalError(cause: unknown): AppError {
  return new AppError(
    'internal_error',
    'Nothing was saved. Try again; if it stays, quote the request id to support.',
    {
      cause,
    },
  );
}

const MALFORMED = new Set([
  'FST_ERR_CTP_INVALID_JSON_BODY',
  'FST_ERR_CTP_EMPTY_JSON_BODY',
  'FST_ERR_CTP_INVALID_CONTENT_LENGTH',
  'FST_ERR_BAD_URL',
  'FST_ERR_VALIDATION',
]);

/** Fastify's own refusals of what a client sent. */
function fastifyProblem(thrown: unknown): AppError | null {
  const error = thrown as Partial<FastifyError> | null;
  if (typeof error !== 'object' || error === null) return null;
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return new AppError('body_too_large', 'Send less in one request.');
  }
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    return new AppError('unsupported_media_type', 'Send application/json.');
  }
  if (typeof error.code === 'string' && MALFORMED.has(error.code)) {
    return new AppError('malformed_request', 'Send valid JSON that matches the API document at /api/docs.');
  }
  if (typeof error.statusCode === 'number' && error.statusCode >= 400 && error.statusCode < 500) {
    return new AppError('malformed_request', 'The request could not be read.');
  }
  return null;
}
