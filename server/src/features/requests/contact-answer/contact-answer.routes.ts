/** The contact calendar's answer to one question, for the public page /learn/tools/may-a-coach-write. */
import { contactAnswerSchema, contactQuestionSchema } from '@faircourt/contracts/contact-answer';
import type { Database } from '../../../platform/database/database.ts';
import type { HttpServer } from '../../../platform/http/server.ts';
import { answerContactQuestion } from './contact-answer.service.ts';

export function contactAnswerRoutes(server: HttpServer, deps: { db: Database }): void {
  server.get(
    '/api/contact-answer',
    {
      config: { action: 'public' },
      schema: {
        tags: ['contact'],
        description: 'Whether a coach of a division may write to a class on a day, by the contact calendar.',
        querystring: contactQuestionSchema,
        response: { 200: contactAnswerSchema },
      },
    },
    async (request, reply) => {
      const answer = await answerContactQuestion(deps, request.query);
      // The same for everybody, and rules change a few times a year.
      return reply.header('cache-control', 'public, max-age=3600').send(answer);
    },
  );
}
