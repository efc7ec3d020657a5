/** Seats over HTTP. */
import {
  inviteToSeatSchema,
  offerOwnershipSchema,
  seatInvitationSchema,
  seatKeySchema,
  shownSeatInvitationSchema,
  teamSchema,
  userDesksSchema,
} from '@faircourt/contracts/team';
import { done, idParams } from '../../../platform/http/route-schemas.ts';
import type { HttpServer } from '../../../platform/http/server.ts';
import { acceptSeat, readSeatInvitation } from './accept-seat.service.ts';
import { listUserDesks } from './orphaned.service.ts';
import { endOffer, offerOwnership, takeOver } from './ownership.service.ts';
import { inviteToSeat, voidSeatInvitation } from './seat-invitation.service.ts';
import { endSeat } from './seat.service.ts';
import type { SeatDeps } from './seats.deps.ts';
import { readTeam } from './team.service.ts';

export function teamRoutes(server: HttpServer, deps: SeatDeps): void {
  server.get(
    '/api/team',
    { config: { action: 'team.read' }, schema: { tags: ['billing'], response: { 200: teamSchema } } },
    (request) => readTeam(deps, request.guard),
  );

  server.post(
    '/api/team/invitations',
    {
      config: { action: 'team.invite' },
      schema: {
        tags: ['billing'],
        description: 'Emails an invitation to a seat. Inviting an address again replaces its invitation.',
        body: inviteToSeatSchema,
        response: { 201: seatInvitationSchema },
      },
    },
    async (request, reply) => reply.code(201).send(await inviteToSeat(deps, request.guard, request.body)),
  );

  server.delete(
    '/api/team/invitations/:id',
    {
      config: { action: 'team.void_invitation' },
      schema: { tags: ['billing'], params: idParams, response: { 204: done } },
    },
    async (request, reply) => {
      await voidSeatInvitation(deps, request.guard, request.params.id);
      return reply.code(204).send();
    },
  );

  server.delete(
    '/api/team/seats/:id',
    {
      config: { action: 'seat.end' },
      schema: {
        tags: ['billing'],
        description: 'The owner takes a seat back, or its holder leaves. Access ends with the next request.',
        params: idParams,
        response: { 204: done },
      },
    },
    async (request, reply) => {
      await endSeat(deps, request.guard, request.params.id);
      return reply.code(204).send();
    },
  );

  server.put(
    '/api/team/offer',
    {
      config: { action: 'team.offer' },
      schema: {
        tags: ['billing'],
        description: 'The owner asks somebody with a seat to take the subscription over.',
        body: offerOwnershipSchema,
        response: { 204: done },
      },
    },
    async (request, reply) => {
      await offerOwnership(deps, request.guard, request.body);
      return reply.code(204).send();
    },
  );

  server.delete(
    '/api/team/offer',
    {
      config: { action: 'team.end_offer' },
      schema: {
        tags: ['billing'],
        description: 'The owner takes the offer back, or the person who was asked declines it.',
        response: { 204: done },
      },
    },
    async (request, reply) => {
      await endOffer(deps, request.guard);
      return reply.code(204).send();
    },
  );

  server.post(
    '/api/team/offer/accept',
    { config: { action: 'team.take_over' }, schema: { tags: ['billing'], response: { 204: done } } },
    async (request, reply) => {
      await takeOver(deps, request.guard);
      return reply.code(204).send();
    },
  );

  server.post(
    '/api/seat-invitations/read',
    {
      config: { action: 'seat.read_invitation' },
      schema: { tags: ['billing'], body: seatKeySchema, response: { 200: shownSeatInvitationSchema } },
    },
    (request) => readSeatInvitation(deps, request.guard, request.body),
  );

  server.post(
    '/api/seat-invitations/accept',
    {
      config: { action: 'seat.accept' },
      schema: { tags: ['billing'], body: seatKeySchema, response: { 204: done } },
    },
    async (request, reply) => {
      await acceptSeat(deps, request.guard, request.body);
      return reply.code(204).send();
    },
  );

  server.get(
    '/api/users/:id/desks',
    {
      config: { action: 'user.read' },
      schema: {
        tags: ['admin'],
        description:
          'The subscriptions that a person owns or has a seat in, and who could get an orphaned one.',
        params: idParams,
        response: { 200: userDesksSchema },
      },
    },
    (request) => listUserDesks(deps, request.guard, request.params.id),
  );
}
