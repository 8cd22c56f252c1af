import { expect, it } from 'vitest';
import { readServerHabits, rememberServerHabits } from '@/jobs/api/serverHabits';

it('remembers one habit beside the other, and reads nothing that it does not know', () => {
  rememberServerHabits({ takesLimit: true });
  rememberServerHabits({ keepsDays: false });
  expect(readServerHabits()).toEqual({ takesLimit: true, keepsDays: false });
  const [key = ''] = Object.keys(localStorage);
  localStorage.setItem(key, '{"keepsDays":"yes","takesLimit":false,"other":true}');
  expect(readServerHabits()).toEqual({ takesLimit: false });
  localStorage.setItem(key, '[');

  expect(readServerHabits()).toEqual({});
});
