import { expect, test } from 'vitest';
import { emptyIssueForm, issueFormSchema, type IssueForm } from './issue-form.ts';

const now = new Date('2026-11-15T23:30:00Z');
const read = (typed: Partial<IssueForm>) =>
  issueFormSchema(now).safeParse({ ...emptyIssueForm(now), ...typed });
const reasons = (typed: Partial<IssueForm>) =>
  read(typed).error?.issues.map(({ path, message }) => [path.join('.'), message]);

test('a code is for one athlete and thirty days unless one says otherwise', () => {
  expect(read({}).data).toEqual({ kind: 'single', expires_on: '2026-12-15', stated_age: null });
});

test('a team code carries its limit', () => {
  expect(read({ kind: 'team', max_uses: '12' }).data).toEqual({
    kind: 'team',
    max_uses: 12,
    expires_on: '2026-12-15',
    stated_age: null,
  });
});

test('what the issuer knows of the age goes with the code', () => {
  expect(read({ stated_age: 'minor' }).data).toMatchObject({ stated_age: 'minor' });
});

test('a single code does not care what was typed as a limit before', () => {
  expect(read({ kind: 'single', max_uses: 'many' }).success).toBe(true);
});

test.each(['', '1', '1001', '2.5', 'many'])('a team code for "%s" athletes is refused', (max_uses) => {
  expect(reasons({ kind: 'team', max_uses })).toEqual([['max_uses', 'out_of_range']]);
});

test('a code must work at least until tomorrow and at most for a year', () => {
  expect(reasons({ expires_on: '2026-11-15' })).toEqual([['expires_on', 'in_past']]);
  expect(reasons({ expires_on: '' })?.[0]).toEqual(['expires_on', 'in_past']);
  expect(read({ expires_on: '2026-11-16' }).success).toBe(true);
  expect(read({ expires_on: '2027-11-15' }).success).toBe(true);
  expect(reasons({ expires_on: '2027-11-16' })).toEqual([['expires_on', 'too_late']]);
});

test('all that is wrong is said at once', () => {
  expect(reasons({ kind: 'team', max_uses: '1', expires_on: '2020-01-01' })).toEqual([
    ['expires_on', 'in_past'],
    ['max_uses', 'out_of_range'],
  ]);
});
