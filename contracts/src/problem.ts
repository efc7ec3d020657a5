/** Errors on the wire: RFC 9457 problem documents with a stable code and every field error at once. */
import { z } from 'zod';

/**
 * Every code the API may answer with. Clients branch on codes and translate them; the English `detail`
 * is for people who read the API directly.
 */
export const ERROR_CODES = [
  'validation_failed',
  'malformed_request',
  'body_too_large',
  'unsupported_media_type',
  'invalid_token',
  'session_ended',
  'sign_in_required',
  'invalid_credentials',
  'wrong_origin',
  'account_suspended',
  'mailbox_not_proven',
  'second_factor_required',
  'second_step_wrong',
  'passkey_refused',
  'second_step_expired',
  'sign_up_failed',
  'current_password_wrong',
  'invite_required',
  'invite_unknown',
  'invite_used',
  'invite_expired',
  'invite_revoked',
  'offer_unknown',
  'offer_used',
  'offer_expired',
  'offer_revoked',
  'seat_unknown',
  'seat_used',
  'seat_expired',
  'seat_void',
  'seat_other_mailbox',
  'seat_elsewhere',
  'seats_taken',
  'staff_owner',
  'pays_already',
  'other_plan',
  'other_plan_order',
  'pro_needed',
  'billing_not_now',
  'card_not_working',
  'invoice_settled',
  'alert_too_wide',
  'reset_link_invalid',
  'confirm_link_invalid',
  'file_too_large',
  'file_type_wrong',
  'file_unreadable',
  'file_removed',
  'profile_missing',
  'age_not_doubted',
  'statement_needed',
  'guardian_needed',
  'consent_needed',
  'guardianship_needed',
  'guardian_conflict',
  'family_held',
  'contact_held',
  'too_many',
  'not_allowed',
  'not_found',
  'conflict',
  'rate_limited',
  'unavailable',
  'internal_error',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

const fieldErrorSchema = z.object({
  /** Path inside the body, dotted: `data.name`. */
  field: z.string(),
  /** Stable reason, for translation: `required`, `too_short`, `invalid_email`, `unknown_field` … */
  code: z.string(),
  message: z.string(),
});
export type FieldError = z.infer<typeof fieldErrorSchema>;

export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.enum(ERROR_CODES),
  detail: z.string(),
  /** Names the request in the logs; people quote it to support. */
  request_id: z.string(),
  errors: z.array(fieldErrorSchema).optional(),
});
export type Problem = z.infer<typeof problemSchema>;
