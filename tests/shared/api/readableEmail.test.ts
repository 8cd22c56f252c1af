import { domainToASCII } from 'node:url';
import { expect, it } from 'vitest';
import { readableEmail } from '@/shared/api/readableEmail';

it.each([
  'müller.de',
  'mail.straße.de',
  'bücher-köln.example',
  '例え.jp',
  'президент.рф',
  'דוגמה.com',
  '😀.ws',
  'a😀b.ws',
])('shows the domain %s as people write it', (domain) => {
  const ascii = domainToASCII(domain);
  expect(ascii).toContain('xn--');
  expect(readableEmail(`Jo@${ascii}`)).toBe(`Jo@${domain}`);
});

it.each([
  'Ada@Example.com',
  'jo@müller.de',
  'jo@xn--.de',
  'jo@xn--a.de',
  'jo@xn--99999999.de',
  'xn--',
  '',
])('leaves %j as it is', (email) => {
  expect(readableEmail(email)).toBe(email);
});
