import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseStoredUser, readStoredUser, storeUser } from '@/features/user/userStorage';
import { buildUser } from '../../support/builders';

afterEach(() => void vi.restoreAllMocks());

describe('the stored user', () => {
  it('is read as it was written', () => {
    storeUser(buildUser());
    expect(readStoredUser()).toEqual(buildUser());

    storeUser(null);
    expect(readStoredUser()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('is written without fields that are none of the user', () => {
    const entry = JSON.stringify({ ...buildUser(), password: 'secret', token: 'x' });
    expect(parseStoredUser(entry)).toEqual(buildUser());
  });

  it.each([
    [null],
    [''],
    ['{'],
    ['null'],
    ['[]'],
    ['"x"'],
    ['7'],
    ['{}'],
    ['{"name":""}'],
    ['{"name":7}'],
  ])('is nobody in %j', (entry) => {
    expect(parseStoredUser(entry)).toBeNull();
  });

  it('is nobody in an entry no profile could fill', () => {
    expect(parseStoredUser(JSON.stringify(buildUser({ name: 'a'.repeat(1_000_000) })))).toBeNull();
  });

  it('has safe fields where an older version wrote others', () => {
    expect(parseStoredUser('{"name":"Ada","lastName":null,"email":["a"]}')).toEqual({
      name: 'Ada',
      lastName: '',
      email: '',
      location: '',
    });
  });

  it('is nobody, and nothing breaks, where storage is refused', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
    storeUser(buildUser());
    storeUser(null);

    expect(readStoredUser()).toBeNull();
  });
});
