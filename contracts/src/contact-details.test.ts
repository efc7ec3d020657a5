import { expect, test } from 'vitest';
import { findContactDetails } from './contact-details.ts';

test.each([
  ['Call me at 555-0100, I am at Lincoln High', ['phone']],
  ['+55 (11) 91234-5678', ['phone']],
  ['text 512.555.0142 after practice', ['phone']],
  ['maya.j@example.com', ['email']],
  ['maya (at) example.com', ['email']],
  ['DM me @maya.hoops', ['handle']],
  ['insta: maya_hoops', ['handle']],
  ['Mi Instagram es mayahoops', ['handle']],
  ['come by 12 Old Mill Road', ['address']],
  ['Rua das Flores, 123', ['address']],
  ['Vivo en la calle Mayor 14', ['address']],
  ['5550100 or maya@example.com or @maya', ['phone', 'email', 'handle']],
  ['ｃａｌｌ ５５５０１００', ['phone']],
])('“%s” contains %j', (text, kinds) => {
  expect(findContactDetails(text)).toEqual(kinds);
});

test.each([
  null,
  '',
  'Averaged 22.4 points, 11.2 rebounds and 3.1 blocks in 2025-26.',
  'State final 2025: 71-68, then 80 – 77 in overtime',
  'Season 2024-2025, born 2009-06-01',
  'GPA 3.71, SAT 1310, 198 cm, 91 kg',
  'I play the drive and kick game; class of 2028',
  '40 points at the 2026 Summer Classic',
  'Highlights vs. St. Mary, 1st half',
])('“%s” contains none', (text) => {
  expect(findContactDetails(text)).toEqual([]);
});
