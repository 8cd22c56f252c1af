import { describe, expect, it } from 'vitest';
import { trimText as trimInApi } from '../../../embedded-api/trimText';
import { jobKey } from '@/jobs/model/jobKey';
import { BLANK_JOB } from '@/jobs/model/jobDraft';
import { findEmptyFields, trimValues } from '@/shared/forms/requiredFields';
import { trimText } from '@/shared/text/trimText';

describe.each([
  ['the app', trimText],
  ['the embedded API', trimInApi],
])('%s trims', (_, trim) => {
  it.each([
    ['  Dev\u00A0\t', 'Dev'],
    ['\u200B\u2800\u3164 \u115F\u1160\uFFA0\u180E\u2061\uFEFF\u00AD\u034F\uFE0F', ''],
    ['Dev\u200B', 'Dev'],
    [' UX  designer ', 'UX  designer'],
    ['\u2800Dev\u2800', 'Dev'],
    ['\u202ADev\u202C', 'Dev'],
    ['D\u200Be\u00ADv\uFEFF', 'Dev'],
    ['UX\u00A0designer', 'UX designer'],
    ['UX\u2009designer\u202Fin\u3000Cork', 'UX designer in Cork'],
    ['UX\u2003\u1680designer', 'UX  designer'],
    ['UX\ndesigner', 'UX\ndesigner'],
    ['می\u200Cخواهم', 'می\u200Cخواهم'],
    ['क्\u200Dष', 'क्\u200Dष'],
    ['Chef \u2764\uFE0F', 'Chef \u2764\uFE0F'],
    ['葛\u{E0100}', '葛\u{E0100}'],
    ['👩\u200D🍳', '👩\u200D🍳'],
  ])('%j to %j', (text, trimmed) => {
    expect(trim(text)).toBe(trimmed);
  });
});

it('a field that shows nothing is empty, and invisible characters make no other application', () => {
  const job = { ...BLANK_JOB, position: 'Dev', company: 'Acme', jobLocation: 'Leeds' };
  const twin = { ...job, position: 'D\u2060ev\u200B', company: '\u202AAcme\u2800' };

  expect(findEmptyFields(['position'], { position: '\u200B\u3164' })).toHaveProperty('position');
  expect(trimValues(twin)).toEqual(job);
  expect(jobKey(twin)).toBe(jobKey(job));
});
