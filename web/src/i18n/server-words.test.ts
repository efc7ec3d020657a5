import { expect, test } from 'vitest';
import { checkServerUses } from './server-words.ts';
import { findMessageUses } from './message-uses.ts';

const ID_START = /^[a-z][a-z_]*[._]/;

test('the words of a letter are used when the letter is named, and single words when they are', () => {
  const source =
    "writeLetter(reader, 'welcome'); writeLetter(reader, `director_${what}`); words(`fact_group.${group}`);";
  const uses = [findMessageUses('some.mails.ts', source, ID_START)];
  const ids = ['welcome.subject', 'welcome.text_2', 'director_changed.button', 'fact_group.age'];
  expect(checkServerUses(ids, uses)).toEqual([]);
  expect(checkServerUses(['goodbye.subject', 'welcome.footer', 'fact.age'], uses)).toEqual([
    '"goodbye.subject" is used nowhere',
    '"welcome.footer" is used nowhere',
    '"fact.age" is used nowhere',
  ]);
});
