import type { FamilyRequest } from '@faircourt/contracts/requests';
import { expect, test } from 'vitest';
import { loadMessages } from '../../i18n/load-messages.ts';
import { createI18n, translatorOf } from '../../i18n/messages.ts';
import { declineWords } from './decline-words.ts';

const coach = { name: 'Tobias Brandvold', institution: { name: 'Aldermoor' } };
// Only what is read.
const request = (given: object) =>
  ({ coach, athlete: { name: 'Jules Hartono' }, is_without_seasons: false, ...given }) as FamilyRequest;
const transcript = { kind: 'release', field_group: 'transcript' };
const approved = { status: 'approved' };

test('a no asks about the request, and later about what was approved', async () => {
  const t = translatorOf(createI18n('en', await loadMessages('en')));
  expect(declineWords([request({ ...transcript, status: 'requested' })], t)).toMatchObject({
    action: 'Decline',
    title: 'Decline this request',
    done: 'Declined',
  });
  expect(declineWords([request({ ...transcript, ...approved })], t)).toMatchObject({
    action: 'Take it back',
    title: 'Take back the transcript from Aldermoor?',
    done: 'Taken back',
  });
});

test('nobody ends a conversation without reading that it closes', async () => {
  const t = translatorOf(createI18n('en', await loadMessages('en')));
  const contact = request({ kind: 'contact', ...approved });
  const ending = declineWords([contact], t);
  expect(ending).toMatchObject({
    action: 'End this contact',
    title: 'End contact with Tobias Brandvold?',
    done: 'Contact ended',
  });
  expect(ending.text).toContain('The conversation closes');
  const both = declineWords([request({ ...transcript, ...approved }), contact], t);
  expect(both.title).toBe('Take back these approvals from Aldermoor?');
  expect(both.text).toContain('The conversation closes');
  expect(both.text).toContain('The release to Aldermoor ends.');
});
