/** Attacks on a conversation between the victim and a coach: people who are not in it find nothing there. */
import { OF_ANOTHER, OWN, type Endpoint } from '../attack-row.ts';

const NO_MESSAGE = '0190a0a0-0000-7000-8000-000000000000';

export const MESSAGE_ROWS: Endpoint[] = [
  { method: 'GET', url: '/api/threads', expected: { ...OWN, 'pending director': '403 not_allowed' } },
  { method: 'GET', url: '/api/threads/:id', target: 'thread', expected: OF_ANOTHER },
  {
    method: 'POST',
    url: '/api/threads/:id/messages',
    target: 'thread',
    body: { body: 'Hello there', client_id: NO_MESSAGE },
    expected: OF_ANOTHER,
  },
  {
    method: 'POST',
    url: '/api/threads/:id/read',
    target: 'thread',
    body: { message_id: NO_MESSAGE },
    expected: OF_ANOTHER,
  },
  {
    method: 'POST',
    url: '/api/threads/:id/report',
    target: 'thread',
    body: { reason: 'I want to know what they say' },
    expected: OF_ANOTHER,
  },
  { method: 'POST', url: '/api/threads/:id/files', target: 'thread', expected: OF_ANOTHER },
  { method: 'GET', url: '/api/message-files/:id', target: 'message file', expected: OF_ANOTHER },
];
