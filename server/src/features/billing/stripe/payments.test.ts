import { expect, test } from 'vitest';
import type { Receipt } from '../life/mirror.ts';
import { sortPayments, type BookedPayment } from './payments.ts';

const day = (text: string) => new Date(`${text}T00:00:00Z`);
const period = (from: string, to: string) => ({ from: day(from), to: day(to), anchorDay: 1 });
const receipt = (id: string, from: string, to: string): Receipt => ({
  plan: 'pro_scout',
  interval: 'month',
  id,
  number: id,
  period: period(from, to),
  cents: 100,
  paidAt: day(from),
});
const booked = (stripeInvoiceId: string | null, from: string, to: string): BookedPayment => ({
  stripeInvoiceId,
  period: period(from, to),
});
const ids = (receipts: Receipt[], books: BookedPayment[], returned: string[] = []) => {
  const { fresh, twice, odd } = sortPayments(receipts, books, new Set(returned));
  return [fresh, twice, odd].map((some) => some.map(({ id }) => id));
};

const JAN = receipt('jan', '2027-01-01', '2027-02-01');
const FEB = receipt('feb', '2027-02-01', '2027-03-01');
const CHANGE = receipt('change', '2027-01-15', '2027-02-01');

test('one payment after the other is new, and what is booked is neither new nor paid twice', () => {
  expect(ids([JAN, FEB], [])).toEqual([['jan', 'feb'], [], []]);
  expect(ids([JAN, FEB], [booked('jan', '2027-01-01', '2027-02-01')])).toEqual([['feb'], [], []]);
});

test('a time that an invoice of ours or another subscription has paid is paid twice', () => {
  expect(ids([JAN], [booked(null, '2027-01-10', '2027-02-10')])).toEqual([[], ['jan'], []]);
  expect(ids([JAN], [booked('of another', '2026-12-10', '2027-01-10')])).toEqual([[], ['jan'], []]);
});

test('a second payment of the same subscription for the same time is for a person', () => {
  expect(ids([JAN, CHANGE], [booked('jan', '2027-01-01', '2027-02-01')])).toEqual([[], [], ['change']]);
  expect(ids([JAN, CHANGE, FEB], [])).toEqual([['jan', 'feb'], [], ['change']]);
  const same = receipt('same start', '2027-01-01', '2027-02-01');
  expect(ids([JAN, same], [])).toEqual([['jan'], [], ['same start']]);
});

test('what went back is nothing any more, and still no payment of another subscription', () => {
  expect(ids([JAN], [booked(null, '2027-01-10', '2027-02-10')], ['jan'])).toEqual([[], [], []]);
  const books = [booked('jan', '2027-01-01', '2027-02-01')];
  expect(ids([JAN, CHANGE], books, ['jan'])).toEqual([[], [], ['change']]);
  expect(ids([JAN, CHANGE], books, ['change'])).toEqual([[], [], []]);
});
