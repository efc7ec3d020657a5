import { describe, expect, test } from 'vitest';
import { readAuthMode, readAuthWishes, withAuthMode } from './auth-query.ts';

const query = (text: string) => new URLSearchParams(text);

describe('the mode', () => {
  test.each([
    ['', 'signin'],
    ['mode=signin', 'signin'],
    ['mode=signup', 'signup'],
    ['mode=SIGNUP', 'signin'],
    ['mode=admin', 'signin'],
    ['next=%2Fdashboard%2Fathletes%3Fcode%3DABC', 'signup'],
    ['next=%2Fdashboard%2Fathletes%3Fcode%3DABC&mode=signin', 'signin'],
    ['next=%2Fdashboard%2Fathletes%3Finvite%3Dkey', 'signup'],
    ['next=%2Fdashboard%2Fathletes%3Frelease%3D7', 'signin'],
    ['next=%2Fsettings', 'signin'],
    ['next=%2Fdashboard%2Finvitations', 'signup'],
    ['next=%2Fdashboard%2Finvitations&mode=signin', 'signin'],
  ])('of "%s" is %s', (text, mode) => expect(readAuthMode(query(text))).toBe(mode));

  test('on the way to an invitation signing in is spelled out', () => {
    const there = withAuthMode(query('next=%2Fdashboard%2Fathletes%3Fcode%3DABC'), 'signin');
    expect(readAuthMode(there)).toBe('signin');
    expect(readAuthMode(withAuthMode(there, 'signup'))).toBe('signup');
  });

  test('switches without losing the rest of the address', () => {
    const there = withAuthMode(query('role=coach&next=%2Fsettings'), 'signup');
    expect(there.toString()).toBe('role=coach&next=%2Fsettings&mode=signup');
    expect(withAuthMode(there, 'signin').toString()).toBe('role=coach&next=%2Fsettings');
  });
});

describe('what the address preselects', () => {
  test.each([
    ['', { role: 'athlete', plan: null, inviteCode: '' }],
    ['role=coach', { role: 'coach', plan: null, inviteCode: '' }],
    ['role=regional_director', { role: 'regional_director', plan: null, inviteCode: '' }],
    ['role=admin', { role: 'athlete', plan: null, inviteCode: '' }],
    ['plan=pro_scout', { role: 'coach', plan: 'pro_scout', inviteCode: '' }],
    ['role=guardian&plan=pro_scout', { role: 'guardian', plan: 'pro_scout', inviteCode: '' }],
    ['next=%2Fdashboard%2Finvitations', { role: 'coach', plan: null, inviteCode: '' }],
    ['plan=global_report', { role: 'athlete', plan: null, inviteCode: '' }],
    ['invite=hoops2026', { role: 'athlete', plan: null, inviteCode: 'HOOPS2026' }],
    ['next=%2Fdashboard%2Fathletes%3Finvite%3Dabc', { role: 'guardian', plan: null, inviteCode: '' }],
    [
      'next=%2Fdashboard%2Fathletes%3Fcode%3DABC&role=coach',
      { role: 'guardian', plan: null, inviteCode: '' },
    ],
    ['role=coach&invite=+hoops2026+', { role: 'athlete', plan: null, inviteCode: 'HOOPS2026' }],
  ])('"%s"', (text, wishes) => expect(readAuthWishes(query(text))).toMatchObject(wishes));

  test('on the way to the codes it is said that an athlete asked for one, and a coach is not told to ask', () => {
    const wishes = readAuthWishes(query('next=%2Fdashboard%2Finvitations&role=athlete'));
    expect(wishes).toMatchObject({ isAskedForCode: true, asksForCode: false });
    expect(readAuthWishes(query('next=%2Fsettings')).isAskedForCode).toBe(false);
  });

  test('“Request Invitation” names the role and brings no code: then one is to be asked for', () => {
    expect(readAuthWishes(query('mode=signup&role=athlete')).asksForCode).toBe(true);
    for (const other of ['mode=signup', 'role=coach', 'role=athlete&invite=HOOPS2026']) {
      expect(readAuthWishes(query(other)).asksForCode).toBe(false);
    }
  });
});
