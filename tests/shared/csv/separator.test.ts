import { describe, expect, it, vi } from 'vitest';
import { chooseSeparator, usualSeparator } from '@/shared/csv/separator';

function liveIn(timeZone: string, languages: string[]) {
  const options = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(languages[0] ?? '');
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...options,
    timeZone,
  });
}

describe('the separator of columns', () => {
  it.each([
    [['en-DE'], 'Europe/Berlin', ';'],
    // An English browser on a machine of another region.
    [['en-US', 'en', 'de'], 'Europe/Berlin', ';'],
    [['en-GB'], 'Europe/Paris', ';'],
    [['en-US', 'pt-BR'], 'America/Sao_Paulo', ';'],
    [['en-GB'], 'Europe/London', ','],
    [['en-IE'], 'Europe/Dublin', ','],
    [['en-US', 'es'], 'America/New_York', ','],
  ])('of somebody who reads %j in %s is %s', (languages, timeZone, separator) => {
    liveIn(timeZone, languages);

    expect(usualSeparator()).toBe(separator);
  });

  it('is the one that was chosen last, without storage too', () => {
    liveIn('Europe/London', ['en-GB']);
    chooseSeparator(';');
    expect(usualSeparator()).toBe(';');
    localStorage.clear();
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('refused');
    });
    expect(usualSeparator()).toBe(';');
  });
});
