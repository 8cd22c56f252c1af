import { describe, expect, it } from 'vitest';
import { isSameName, searchWordOf } from '@/jobs/model/sameName';

describe('isSameName', () => {
  it.each([
    ['Initech', ' INITECH '],
    ['Initech', '\u3164Initech\u200B'],
    ['Müller & Söhne GmbH', 'Muller & Sohne'],
    ['Straße AG', 'STRASSE'],
    ['Zoë', 'Zoe\u0308'],
    ['Coca-Cola', 'coca cola'],
    ["O'Reilly Ltd.", 'O’Reilly, Limited'],
    ['Foo G.m.b.H. & Co. KG', 'foo'],
    ['Acme, Inc.', 'Acme Corp'],
    ['Ｆｕｌｌ Ｗｉｄｔｈ', 'full width'],
    ['Зоопарк', 'зоопарк'],
    ['Front-end Engineer (m/f/d)', 'front end engineer'],
  ])('finds %j and %j the same', (one, other) => {
    expect(isSameName(one, other)).toBe(true);
    expect(isSameName(other, one)).toBe(true);
  });

  it.each([
    ['Initech', 'Initrode'],
    ['Initech', 'Initech Labs'],
    ['C developer', 'C++ developer'],
    ['C# developer', 'C++ developer'],
    ['Co', 'Inc'],
    ['AS Roma', 'Roma'],
    ['', ''],
    ['!!!', '???'],
    ['Acme', ''],
  ])('tells %j from %j', (one, other) => {
    expect(isSameName(one, other)).toBe(false);
    expect(isSameName(other, one)).toBe(false);
  });
});

describe('searchWordOf', () => {
  it.each([
    ['Acme GmbH', 'Acme'],
    ['  coca-cola ', 'coca'],
    ['Bank of England PLC', 'England'],
    ['Zoë & Co. KG', 'Zoë'],
    ['AG', 'AG'],
    ['!!!', ''],
  ])('of %j is %j', (name, word) => {
    expect(searchWordOf(name)).toBe(word);
  });
});
