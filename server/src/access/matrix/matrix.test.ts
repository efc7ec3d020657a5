/** Role × state × action, written by hand from what was agreed and compared with what the rules answer. */
import { expect, test } from 'vitest';
import { ACTIONS, type Action } from '../actions.ts';
import { MATRIX_PEOPLE_NAMES } from './matrix-people.ts';
import { accessMatrix } from './matrix.ts';

/** anonymous | suspended | athlete | guardian | coach unverified | coach verified | director pending | approved | admin */
const AGREED: Record<Action, string> = {
  'account.read': 'no | no | own | own | own | own | own | own | own',
  'account.update': 'no | no | own | own | own | own | own | own | own',
  'account.change_password': 'no | no | own | own | own | own | own | own | own',
  'account.prove_mailbox': 'no | no | own | own | own | own | own | own | own',
  'account.erase': 'no | no | own | own | own | own | own | own | own',
  'account.restrict': 'no | no | own | no | own | own | no | no | no',
  'second_factor.read': 'no | no | own | own | own | own | own | own | own',
  'second_factor.set_up': 'no | no | own | own | own | own | own | own | own',
  'second_factor.prove': 'no | no | own | own | own | own | own | own | own',
  'second_factor.change': 'no | no | own | own | own | own | own | own | own',
  'account.export': 'no | no | own | own | own | own | own | own | own',
  'athlete.export': 'no | no | no | linked under 18 | no | no | no | no | no',
  'data_export.open': 'no | no | own | own, own about linked under 18 | own | own | own | own | own',
  'session.list': 'no | no | own | own | own | own | own | own | own',
  'session.end': 'no | no | own | own | own | own | own | own | own',
  'notification.choose': 'no | no | own | own | own | own | own | own | own',
  'notification.list': 'no | no | own | own | own | own | own | own | own',
  'notification.mark_read': 'no | no | own | own | own | own | own | own | own',
  'notification.stream': 'no | no | own | own | own | own | own | own | own',
  'checklist.keep': 'no | no | own | own | own | own | own | own | own',
  'profile.build': 'no | no | yes | no | no | no | no | no | no',
  'athlete.search': 'no | no | yes | yes | yes | yes | no | yes | yes',
  'athlete.open':
    'no | no | own, public | linked, public | public | public, colleges only, conditional with their release | no | public, colleges only, private in region | yes',
  'athlete.compare':
    'no | no | no | no | public | public, colleges only, conditional with their release | no | no | no',
  'search.export': 'no | no | no | no | no | yes | no | no | no',
  'athlete.summarise':
    'no | no | no | no | public | public, colleges only, conditional with their release | no | no | no',
  'athlete.read_group':
    'no | no | own, released to everyone | linked, released to everyone | released to everyone | released to everyone, released to verified colleges, released to their institution | no | released to everyone, in region | yes',
  'athlete.update': 'no | no | own | no | no | no | no | no | no',
  'athlete.set_birthdate': 'no | no | own, not yet stated | linked under 18 | no | no | no | no | yes',
  'athlete.read_log': 'no | no | own | linked | no | no | no | no | no',
  'profile.open_complete':
    'no | no | own, public | linked, public | public | public, colleges only, conditional with their release | no | public, colleges only, private in region | yes',
  'billing.read': 'no | no | no | no | yes | yes | no | no | no',
  'billing.manage': 'no | no | no | no | owned, owned, offered | owned, owned, offered | no | no | no',
  'invoice.read': 'no | no | own | own | own | own | no | no | yes',
  'invoice.settle': 'no | no | no | no | no | no | no | no | yes',
  'card_payment.look_at': 'no | no | no | no | no | no | no | no | yes',
  'player_report.list': 'no | no | yes | yes | yes | yes | yes | yes | yes',
  'player_report.see_sample': 'no | no | yes | yes | yes | yes | yes | yes | yes',
  'player_report.read':
    'no | no | no | no | with the report, trying it | with the report, trying it | no | no | yes',
  'player_report.buy': 'no | no | no | no | yes | yes | no | no | no',
  'player_report.end': 'no | no | no | no | yes | yes | no | no | no',
  'purchase_order.read': 'no | no | no | no | own | own | no | no | yes',
  'extra.list': 'no | no | no | no | yes | yes | no | no | no',
  'extra.book': 'no | no | no | no | own by the year | own by the year | no | no | no',
  'purchase_order.decide': 'no | no | no | no | no | no | no | no | yes',
  'allowance.read': 'no | no | no | no | yes | yes | no | no | no',
  'saved_search.list': 'no | no | no | no | yes | yes | no | no | no',
  'saved_search.save': 'no | no | no | no | yes | yes | no | no | no',
  'saved_search.open': 'no | no | no | no | of their staff | of their staff | no | no | no',
  'saved_search.change': 'no | no | no | no | of their staff | of their staff | no | no | no',
  'alert.choose': 'no | no | no | no | no | of their staff | no | no | no',
  'alert.settings': 'no | no | no | no | yes | yes | no | no | no',
  'alert.stop': 'no | no | no | no | of their staff | of their staff | no | no | no',
  'guardian_link.list': 'no | no | yes | no | no | no | no | no | no',
  'guardian_link.read_invitation': 'no | no | no | yes | no | no | no | no | no',
  'guardian_link.invite': 'no | no | own | no | no | no | no | no | no',
  'guardian_link.accept': 'no | no | no | own when invited | no | no | no | no | no',
  'guardian_link.confirm': 'no | no | own when accepted | no | no | no | no | no | no',
  'guardian_link.agree':
    'no | no | no | another guardian’s when agreed | no | no | no | no | another guardian’s when agreed',
  'guardian_link.decline': 'no | no | no | no | no | no | no | no | another guardian’s when agreed',
  'guardian_link.end':
    'no | no | own, another guardian’s when agreed | own, another guardian’s when agreed | no | no | no | no | no',
  'guardian_link.report': 'no | no | own, another guardian’s when agreed | no | no | no | no | no | no',
  'guardianship.prove': 'no | no | no | linked under 18 | no | no | no | no | no',
  'family_hold.list': 'no | no | no | no | no | no | no | no | yes',
  'family_hold.lift': 'no | no | no | linked under 18 | no | no | no | no | yes',
  'release.request':
    'no | no | no | no | no | public, colleges only, conditional with their release | no | no | no',
  'release.decide': 'no | no | own from 18 | linked under 18 | no | no | no | no | no',
  'release.approve': 'no | no | own from 18 | linked under 18 | no | no | no | no | no',
  'release.withdraw': 'no | no | own from 18 | linked under 18 | no | no | no | no | no',
  'release.take_over': 'no | no | no | linked under 18 | no | no | no | no | no',
  'lock_down.lift': 'no | no | no | linked under 18 | no | no | no | no | no',
  'listing.pause': 'no | no | own from 18 | linked under 18 | no | no | no | no | no',
  'listing.resume': 'no | no | own from 18 | linked under 18 | no | no | no | no | no',
  'listing.suggest': 'no | no | no | linked under 18 | no | no | no | no | no',
  'athlete.erase': 'no | no | no | linked under 18 | no | no | no | no | no',
  'athlete.keep': 'no | no | no | linked under 18 | no | no | no | no | no',
  'restriction.place': 'no | no | own | linked under 18 | no | no | no | no | no',
  'restriction.lift':
    'no | no | own under 18 frozen by themselves, own from 18 | linked under 18 frozen by themselves, linked under 18 frozen by another guardian | no | no | no | no | no',
  'family.list': 'no | no | yes | yes | no | no | no | no | no',
  'family.read': 'no | no | own | linked | no | no | no | no | no',
  'request.list': 'no | no | yes | yes | no | no | no | no | no',
  'request.list_sent': 'no | no | no | no | yes | yes | no | no | no',
  'block.create': 'no | no | own from 18 | linked under 18 | no | no | no | no | no',
  'block.lift':
    'no | no | own from 18 | linked under 18 blocked by themselves, linked under 18 blocked by a former guardian | no | no | no | no | no',
  'consent.list': 'no | no | yes | yes | no | no | no | no | no',
  'consent.sign': 'no | no | no | linked under 18 | no | no | no | no | no',
  'consent.withdraw': 'no | no | no | linked under 18 | no | no | no | no | no',
  // Only guardians ever sign; were it somebody else, the copy would still be theirs.
  'consent.read':
    'no | no | own, signed by themselves | linked, signed by themselves | signed by themselves | signed by themselves | signed by themselves | signed by themselves | signed by themselves',
  'verification.list': 'no | no | no | no | no | no | no | yes | yes',
  'verification.claim': 'no | no | no | no | no | no | no | in region, guardianship in region | guardianship',
  'verification.decide':
    'no | no | no | no | no | no | no | in region, guardianship in region | guardianship',
  'verification.read': 'no | no | no | no | no | no | no | in region, guardianship in region | yes',
  'verification.list_own': 'no | no | yes | yes | no | no | no | no | no',
  'verification.ask': 'no | no | own | linked under 18 | no | no | no | no | no',
  'evidence.give': 'no | no | own | linked under 18, their own guardianship | own | own | no | no | no',
  'evidence.read':
    'no | no | own | linked under 18, their own guardianship | own | own | no | in region, guardianship in region | yes',
  'figures.read': 'no | no | no | no | no | no | no | yes | no',
  'institution.find': 'no | no | no | no | yes | yes | no | yes | yes',
  'institution.name': 'no | no | no | no | yes | yes | no | no | no',
  'institution.list': 'no | no | no | no | no | no | no | no | yes',
  'institution.keep': 'no | no | no | no | no | no | no | no | yes',
  // Only ever asked of institutions; the rule is that of every verification.
  'institution.correct':
    'no | no | no | no | no | no | no | in region, guardianship in region | guardianship',
  'post.list': 'no | no | no | no | no | no | no | yes | no',
  'post.write': 'no | no | no | no | no | no | no | in region | no',
  'post.read_feed': 'no | no | yes | yes | yes | yes | no | yes | yes',
  'directory.read': 'no | no | no | no | no | no | no | yes | no',
  'directory.export': 'no | no | no | no | no | no | no | yes | no',
  'contact.request':
    'no | no | no | no | no | public, colleges only, conditional with their release | no | no | no',
  'contact.decide': 'no | no | own from 18 | linked under 18 | no | no | no | no | no',
  'contact.approve': 'no | no | own from 18 | linked under 18 | no | no | no | no | no',
  'contact_rule.list': 'no | no | yes | yes | yes | yes | no | yes | yes',
  'contact_rule.keep': 'no | no | no | no | no | no | no | yes | yes',
  'thread.list': 'no | no | yes | yes | yes | yes | no | no | no',
  'thread.open': 'no | no | own | linked under 18 | no | approved | no | no | no',
  'thread.write':
    'no | no | own while open | linked under 18 while open | no | approved while open | no | no | no',
  'invitation.issue': 'no | no | no | no | yes | yes | no | yes | yes',
  'invitation.list': 'no | no | no | no | yes | yes | no | yes | yes',
  'list.list': 'no | no | no | no | yes | yes | no | no | no',
  'list.create': 'no | no | no | no | yes | yes | no | no | no',
  'list.open': 'no | no | no | no | own, shared by a colleague | own, shared by a colleague | no | no | no',
  'list.export': 'no | no | no | no | no | own, shared by a colleague | no | no | no',
  'list.change': 'no | no | no | no | own, shared by a colleague | own, shared by a colleague | no | no | no',
  'list.share': 'no | no | no | no | own | own | no | no | no',
  'list_note.delete':
    'no | no | no | no | own: own note, shared by a colleague: own note | own: own note, shared by a colleague: own note | no | no | no',
  'list_criteria.keep': 'no | no | no | no | yes | yes | no | no | no',
  'invitation.revoke': 'no | no | no | no | own | own | no | own | yes',
  'team.read': 'no | no | no | no | yes | yes | no | no | no',
  'team.invite': 'no | no | no | no | owned, owned, offered | owned, owned, offered | no | no | no',
  'team.void_invitation': 'no | no | no | no | owned, owned, offered | owned, owned, offered | no | no | no',
  'team.offer': 'no | no | no | no | a colleague’s as owner | a colleague’s as owner | no | no | no',
  'team.end_offer':
    'no | no | no | no | owned, offered, of the staff, offered to them | owned, offered, of the staff, offered to them | no | no | no',
  'team.take_over':
    'no | no | no | no | of the staff, offered to them | of the staff, offered to them | no | no | no',
  'seat.end':
    'no | no | no | no | a colleague’s as owner, own in a staff | a colleague’s as owner, own in a staff | no | no | no',
  'seat.read_invitation': 'no | no | no | no | yes | yes | no | no | no',
  'seat.accept': 'no | no | no | no | sent to their mailbox | sent to their mailbox | no | no | no',
  'region.list': 'no | no | no | no | no | no | no | yes | yes',
  'region.keep': 'no | no | no | no | no | no | no | no | yes',
  'director.apply': 'no | no | no | no | no | no | yes | no | no',
  'director.list': 'no | no | no | no | no | no | no | no | yes',
  'reached_limit.list': 'no | no | no | no | no | no | no | no | yes',
  'director.approve': 'no | no | no | no | no | no | no | no | directors',
  'director.refuse': 'no | no | no | no | no | no | no | no | directors',
  'analytics.read': 'no | no | no | no | no | no | no | no | yes',
  'summary_settings.keep': 'no | no | no | no | no | no | no | no | yes',
  'support_request.list': 'no | no | no | no | no | no | no | no | yes',
  'support_request.open': 'no | no | no | no | no | no | no | no | yes',
  'support_request.work': 'no | no | no | no | no | no | no | no | yes',
  'support_thread.list': 'no | no | own | own | own | own | own | own | own',
  'support_thread.read': 'no | no | own | own | own | own | own | own | own',
  'support_thread.reply': 'no | no | own | own | own | own | own | own | own',
  'consulting.read': 'no | no | own | own | own | own | own | own | yes',
  'consulting.accept': 'no | no | own from 18 | own | no | no | no | no | no',
  'consulting.withdraw': 'no | no | own | own | own | own | own | own | own',
  'consulting.work': 'no | no | no | no | no | no | no | no | yes',
  'user.list': 'no | no | no | no | no | no | no | no | yes',
  'user.read': 'no | no | no | no | no | no | no | no | yes',
  'user.end_sessions': 'no | no | no | no | no | no | no | no | others',
  'director.read_document': 'no | no | no | no | no | no | no | no | directors',
  'report.make':
    'no | no | public profile, video, post, coach who asked | public profile, video, post, coach who asked, coach who waits | public profile, video, post | public profile, video, post | no | public profile, video, post | public profile, private profile, photo, video, private video, post',
  'moderation.list': 'no | no | no | no | no | no | no | no | yes',
  'moderation.open': 'no | no | no | no | no | no | no | no | about others',
  'moderation.read_own': 'no | no | own | own | own | own | own | own | own',
  'moderation.appeal': 'no | no | own | own | own | own | own | own | own, of a suspended person',
  'moderation.decide_appeal': 'no | no | no | no | no | no | no | no | of another, appealed',
  'moderation.close': 'no | no | no | no | no | no | no | no | about others',
  'moderation.claim': 'no | no | no | no | no | no | no | no | about others',
  'user.suspend': 'no | no | no | no | no | no | no | no | others',
  'user.reinstate': 'no | no | no | no | no | no | no | no | others',
  'user.resend_code': 'no | no | no | no | no | no | no | no | others',
  'user.correct_email': 'no | no | no | no | no | no | no | no | others',
  'user.void_invitations': 'no | no | no | no | no | no | no | no | others',
  'user.stop_erasure': 'no | no | no | no | no | no | no | no | others',
  'confirmation.list': 'no | no | no | no | no | no | no | no | yes',
  'confirmation.ask': 'no | no | no | no | no | no | no | no | others, two institutions',
  'confirmation.confirm': 'no | no | no | no | no | no | no | no | asked by another',
  'confirmation.refuse': 'no | no | no | no | no | no | no | no | asked by another, asked by a former admin',
  'confirmation.take_back': 'no | no | no | no | no | no | no | no | asked by themselves',
};

test.each(Object.keys(ACTIONS) as Action[])('%s is allowed to exactly those who were agreed', (action) => {
  const matrix = accessMatrix([{ method: 'GET', url: '/x', action }]);
  expect(matrix).toContain(`| GET /x | ${action} | ${AGREED[action]} |\n`);
});

test('a public route is open to everybody', () => {
  const matrix = accessMatrix([{ method: 'GET', url: '/api/health', action: 'public' }]);
  expect(matrix).toContain(
    `| GET /api/health | public | ${MATRIX_PEOPLE_NAMES.map(() => 'yes').join(' | ')} |`,
  );
});

test('the page does not depend on the order in which routes were registered', () => {
  const routes = [
    { method: 'POST', url: '/b', action: 'profile.build' },
    { method: 'GET', url: '/b', action: 'athlete.search' },
    { method: 'GET', url: '/a', action: 'public' },
  ] as const;
  expect(accessMatrix(routes)).toBe(accessMatrix(routes.toReversed()));
  expect(accessMatrix(routes).match(/^\| (?:GET|POST) \/\w/gm)).toEqual([
    '| GET /a',
    '| GET /b',
    '| POST /b',
  ]);
});

test('every table row has as many cells as its heading', () => {
  const rows = accessMatrix([{ method: 'GET', url: '/a', action: 'athlete.open' }])
    .split('\n')
    .filter((line) => line.startsWith('|'));
  const [routeTable, profileTable] = [rows.slice(0, 3), rows.slice(3)];
  for (const table of [routeTable, profileTable]) {
    expect(new Set(table.map((row) => row.split('|').length)).size).toBe(1);
    expect(table.length).toBeGreaterThan(2);
  }
});
