/** Linking a guardian and an athlete over HTTP. */
import {
  acceptedLinkSchema,
  agreeToLinkSchema,
  declineLinkSchema,
  endLinkSchema,
  familyCodeSchema,
  familyHoldListSchema,
  guardianLinkSchema,
  guardianInvitationKeySchema,
  guardianInvitationSchema,
  guardianOfferSchema,
  inviteGuardianSchema,
  liftHoldSchema,
  ownGuardiansSchema,
  reportGuardianSchema,
} from '@faircourt/contracts/guardians';
import type { HttpServer } from '../../../platform/http/server.ts';
import type { GuardianLinkDeps } from '../guardian-links.deps.ts';
import { liftFamilyHold, listFamilyHolds } from './family-hold.service.ts';
import { confirmLink, endLink, inviteGuardian, listOwnGuardians, renewFamilyCode } from './link.service.ts';
import { agreeToLink, declineLink, reportGuardian } from './link-agreement.service.ts';
import { acceptInvitation, declineInvitation, readInvitation } from './guardian-invitation.service.ts';
import { readOffer } from './guardian-offer.service.ts';
import { done, idParams } from '../../../platform/http/route-schemas.ts';

export function linkRoutes(server: HttpServer, deps: GuardianLinkDeps): void {
  server.get(
    '/api/guardians',
    {
      config: { action: 'guardian_link.list' },
      schema: { tags: ['guardians'], response: { 200: ownGuardiansSchema } },
    },
    (request) => listOwnGuardians(deps, request.guard),
  );

  server.post(
    '/api/guardians/invitations',
    {
      config: { action: 'guardian_link.invite' },
      schema: { tags: ['guardians'], body: inviteGuardianSchema, response: { 201: guardianLinkSchema } },
    },
    async (request, reply) => reply.code(201).send(await inviteGuardian(deps, request.guard, request.body)),
  );

  server.post(
    '/api/guardians/family-code',
    {
      config: { action: 'guardian_link.invite' },
      schema: { tags: ['guardians'], response: { 201: familyCodeSchema } },
    },
    async (request, reply) => reply.code(201).send(await renewFamilyCode(deps, request.guard)),
  );

  server.post(
    '/api/guardian-links/:id/confirm',
    {
      config: { action: 'guardian_link.confirm' },
      schema: { tags: ['guardians'], params: idParams, response: { 200: guardianLinkSchema } },
    },
    (request) => confirmLink(deps, request.guard, request.params.id),
  );

  server.post(
    '/api/guardian-links/:id/end',
    {
      config: { action: 'guardian_link.end' },
      schema: {
        tags: ['guardians'],
        params: idParams,
        // Most people end a link without a further word, and then send no body.
        body: endLinkSchema.nullish(),
        response: { 204: done },
      },
    },
    async (request, reply) => {
      const said = request.body ?? { is_unsafe: false, message: null };
      await endLink(deps, request.guard, request.params.id, said);
      return reply.code(204).send();
    },
  );

  server.post(
    '/api/guardian-links/:id/agree',
    {
      config: { action: 'guardian_link.agree' },
      schema: {
        tags: ['guardians'],
        params: idParams,
        body: agreeToLinkSchema,
        response: { 200: guardianLinkSchema },
      },
    },
    (request) => agreeToLink(deps, request.guard, request.params.id, request.body),
  );

  server.post(
    '/api/guardian-links/:id/decline',
    {
      config: { action: 'guardian_link.decline' },
      schema: {
        tags: ['guardians'],
        description: 'An admin’s no to a guardian who waits for the yes of one who is there.',
        params: idParams,
        body: declineLinkSchema,
        response: { 204: done },
      },
    },
    async (request, reply) => {
      await declineLink(deps, request.guard, request.params.id, request.body);
      return reply.code(204).send();
    },
  );

  server.post(
    '/api/guardian-links/:id/report',
    {
      config: { action: 'guardian_link.report' },
      schema: {
        tags: ['guardians'],
        params: idParams,
        body: reportGuardianSchema,
        response: { 204: done },
      },
    },
    async (request, reply) => {
      await reportGuardian(deps, request.guard, request.params.id, request.body);
      return reply.code(204).send();
    },
  );

  server.get(
    '/api/family-holds',
    {
      config: { action: 'family_hold.list' },
      schema: { tags: ['guardians'], response: { 200: familyHoldListSchema } },
    },
    (request) => listFamilyHolds(deps, request.guard),
  );

  server.post(
    '/api/family-holds/:id/lift',
    {
      config: { action: 'family_hold.lift' },
      schema: { tags: ['guardians'], params: idParams, body: liftHoldSchema, response: { 204: done } },
    },
    async (request, reply) => {
      await liftFamilyHold(deps, request.guard, request.params.id, request.body);
      return reply.code(204).send();
    },
  );

  server.post(
    '/api/guardian-offers/preview',
    {
      config: { action: 'public' },
      schema: {
        tags: ['guardians'],
        description: 'Who invites, for the sign-up page: a first name. No account is needed.',
        body: guardianInvitationKeySchema,
        response: { 200: guardianOfferSchema },
      },
    },
    (request) => readOffer(deps, request.ip, request.body),
  );

  server.post(
    '/api/guardian-offers/read',
    {
      config: { action: 'guardian_link.read_invitation' },
      schema: {
        tags: ['guardians'],
        body: guardianInvitationKeySchema,
        response: { 200: guardianInvitationSchema },
      },
    },
    (request) => readInvitation(deps, request.guard, request.ip, request.body),
  );

  server.post(
    '/api/guardian-offers/accept',
    {
      config: { action: 'guardian_link.accept' },
      schema: {
        tags: ['guardians'],
        body: guardianInvitationKeySchema,
        response: { 200: acceptedLinkSchema },
      },
    },
    (request) => acceptInvitation(deps, request.guard, request.ip, request.body),
  );

  server.post(
    '/api/guardian-offers/decline',
    {
      config: { action: 'guardian_link.end' },
      schema: { tags: ['guardians'], body: guardianInvitationKeySchema, response: { 204: done } },
    },
    async (request, reply) => {
      await declineInvitation(deps, request.guard, request.ip, request.body);
      return reply.code(204).send();
    },
  );
}
