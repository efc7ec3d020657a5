// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { fakeServer, json, problem, signInAs } from '../../../test/fake-server.ts';
import { renderHook } from '../../../test/render-hook.tsx';
import { useInvitations, useIssueInvitation, useRevokeInvitation } from './invitations.queries.ts';

async function openPage() {
  const server = fakeServer();
  await signInAs(server, 'coach');
  const list = (ids: string[], next: string | null) =>
    json(200, {
      invitations: ids.map((id) => ({ id })),
      next,
      can_issue: true,
      can_issue_team_codes: true,
      open_codes_max: 5,
    });
  server.on('GET /api/invitations', ({ query }) =>
    query.get('after') === 'i2' ? list(['i1'], null) : list(['i3', 'i2'], 'i2'),
  );
  const page = await renderHook(() => {
    const { data, fetchNextPage } = useInvitations(true);
    return { data, fetchNextPage, issue: useIssueInvitation(), revoke: useRevokeInvitation() };
  });
  await page.does(() => undefined);
  const reads = () => server.calls.filter((call) => call === 'GET /api/invitations').length;
  return { server, page, reads };
}

test('codes come a page at a time, and what may be issued is said by the first page', async () => {
  const { page } = await openPage();
  await page.does(({ fetchNextPage }) => fetchNextPage());
  expect(page.value.data?.issued.map(({ id }) => id)).toEqual(['i3', 'i2', 'i1']);
  expect(page.value.data).toMatchObject({ canIssue: true, canIssueTeamCodes: true, openCodesMax: 5 });
});

test('a person who may not issue codes asks for none', async () => {
  const server = fakeServer();
  await signInAs(server, 'athlete');
  await renderHook(() => useInvitations(false));
  expect(server.calls).not.toContain('GET /api/invitations');
});

test('an issued code is in the list', async () => {
  const { server, page, reads } = await openPage();
  const before = reads();
  server.on('POST /api/invitations', () => json(201, { id: 'i4' }));
  // Its shape is the contract's business.
  await page.does(({ issue }) => issue.mutateAsync({ max_uses: 1 } as never));
  expect(reads()).toBeGreaterThan(before);
});

test('a code that could not be revoked is read again, since somebody may have used it', async () => {
  const { server, page, reads } = await openPage();
  const before = reads();
  server.on('POST /api/invitations/i3/revoke', () => problem(409, 'conflict'));
  await page.does(({ revoke }) => expect(revoke.mutateAsync('i3')).rejects.toThrow('conflict'));
  expect(reads()).toBeGreaterThan(before);
});
