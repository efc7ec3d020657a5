import { expect, test } from 'vitest';
import { checkUses } from './check-messages.ts';
import { findMessageUses } from './message-uses.ts';

const usesOf = (source: string) => findMessageUses('page.tsx', source);

test('an id counts as used as a plain string, in t() and by a template that fits', () => {
  const uses = usesOf(`
    const label = 'nav.home';
    const a = t('auth.title');
    const b = t(\`role.\${role}.name\`);
    const c = t(isNew ? 'auth.new' : 'auth.old');
  `);
  const ids = ['nav.home', 'auth.title', 'auth.new', 'auth.old', 'role.coach.name'];
  expect(checkUses(ids, [uses])).toEqual([]);
});

test('an id that nothing mentions is reported', () => {
  expect(checkUses(['auth.gone'], [usesOf("t('auth.gone.other')")])).toContain('"auth.gone" is used nowhere');
});

test('a template that starts with a variable does not hide unused ids', () => {
  expect(checkUses(['auth.gone'], [usesOf('const url = `${origin}${path}`;')])).toEqual([
    '"auth.gone" is used nowhere',
  ]);
});

test('an id given to t() that no catalogue has is reported with its place', () => {
  expect(checkUses([], [usesOf("\nt('auth.typo');")])).toEqual([
    'page.tsx:2: "auth.typo" is in no catalogue',
  ]);
});

test('words in JSX and in attributes that people see or hear are reported', () => {
  const uses = usesOf(`
    const page = (
      <main className="p-4">
        <h1>Hello</h1>
        <input aria-label="Your name" placeholder={'Ada'} type="text" />
        <Button busyText="Wait">{'Send'}</Button>
        <p>404 · {count}</p>
      </main>
    );
  `);
  expect(uses.literals.map(({ text }) => text)).toEqual(['Hello', 'Your name', 'Ada', 'Wait', 'Send']);
});
