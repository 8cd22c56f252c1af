import { encode, wide, xlsx } from './encode';

/** What a row becomes: position, company, type, status and location, with the defaults for those left out; or why not. */
export type Row =
  [position: string, company: string, type?: string, status?: string, location?: string] | RegExp;
/** The file's rows and the words that are asked about, the sentence it is refused with, or what is asked before 'next' works. */
export type Expected =
  { rows: Row[]; words?: string[] } | { refused: RegExp } | { asks: 'headings' | 'columns' };
export type SampleFile = [name: string, content: string | Uint8Array<ArrayBuffer>, Expected];

export const lines = (...all: string[]) => all.join('\r\n');
export const rows = (...all: Row[]): Expected => ({ rows: all });
const refused = (sentence: RegExp): Expected => ({ refused: sentence });

const BAKER: [string, string] = ['Bäckerin', 'Müller & Söhne GmbH'];
const GERMAN = lines(
  'Stelle;Firma;Ort;Status',
  'Bäckerin;Müller & Söhne GmbH;Zürich;Beworben',
  'Köchin;Größe AG;Köln;Absage',
);
const GERMAN_ROWS = rows(
  [...BAKER, 'full-time', 'pending', 'Zürich'],
  ['Köchin', 'Größe AG', 'full-time', 'declined', 'Köln'],
);

export const FILES: SampleFile[] = [
  // Where the headings are.
  [
    'a title above the headings',
    lines('My applications 2026,,', '', 'Company,Role,Stage', 'Acme,Cook,Applied'),
    rows(['Cook', 'Acme', 'full-time', 'pending']),
  ],
  [
    'the table name of Numbers',
    lines('Tabelle 1;;;', 'Firma;Stelle;Status;', 'Acme;Koch;Zusage;'),
    rows(['Koch', 'Acme', 'full-time', 'interview']),
  ],
  [
    'empty rows and a remark above the headings',
    lines(
      ',,',
      ',,',
      'Last change: 3 May,,',
      'Job Title,Employer,City',
      'Cook,Acme,Bonn',
      '\u2800,\u3164,',
    ),
    rows(['Cook', 'Acme', 'full-time', 'pending', 'Bonn']),
  ],
  [
    'headings in the fifth row below an address',
    lines(
      'Ada Lovelace',
      'London',
      'ada@example.com',
      'Applications',
      'position,company',
      'Cook,Acme',
    ),
    rows(['Cook', 'Acme']),
  ],
  [
    'headings that come again at each page',
    lines('Firma,Stelle', 'Acme,Koch', 'Firma,Stelle', 'Initech,Bäcker'),
    rows(['Koch', 'Acme'], ['Bäcker', 'Initech']),
  ],
  [
    'headings of a tracker with links, dates and notes',
    lines(
      'Job URL,Company website,Date applied,Job Title,Company Name,Notes',
      'https://a.example,https://b.example,2026-10-02,Cook,Acme,"a, b"',
    ),
    rows(['Cook', 'Acme']),
  ],
  // Nothing tells.
  [
    'headings in a language that nobody knows',
    lines('Munkakör;Cég;Dátum', 'Software Engineer;Acme Ltd;2026-10-02'),
    { asks: 'headings' },
  ],
  [
    'no headings, above cells that are words of headings',
    lines('Acme SARL;Développeur;CDI', 'Beta SAS;Responsable RH;Stage'),
    { asks: 'headings' },
  ],
  ['headings that name the company alone', lines('foo,bar,Company', 'a,b,c'), { asks: 'headings' }],
  [
    'an unknown heading above positions',
    lines('Unternehmen;Gesucht;Rückmeldung', 'Acme GmbH;Software Engineer;Absage'),
    { asks: 'columns' },
  ],

  // Columns that look like others.
  [
    'the list of a board of another tracker',
    lines(
      'Title,Company,Board list,Created at',
      'Cook,Acme,Rejected,2026-10-02',
      'Baker,Beta,Interview,2026-10-03',
    ),
    rows(['Cook', 'Acme', 'full-time', 'declined'], ['Baker', 'Beta', 'full-time', 'interview']),
  ],
  [
    'a state of the country beside a stage in other words',
    lines(
      'Title,Company,City,State,Progress',
      'Cook,Acme,Austin,TX,Rejected',
      'Baker,Beta,Boston,MA,Applied',
    ),
    rows(
      ['Cook', 'Acme', 'full-time', 'declined', 'Austin'],
      ['Baker', 'Beta', 'full-time', 'pending', 'Boston'],
    ),
  ],
  [
    'jobs saved from a site',
    lines(
      'Application Date,Contact Email,Company Name,Job Title,Job Url,Resume Name',
      '"10/2/26, 9:15 AM",a@example.com,Acme,Cook,https://jobs.example/1,cv.pdf',
    ),
    rows(['Cook', 'Acme']),
  ],

  // Encodings and separators.
  ['windows-1252', encode(GERMAN, 'windows-1252'), GERMAN_ROWS],
  ['Macintosh', encode(GERMAN, 'macintosh'), GERMAN_ROWS],
  ['UTF-16 without a mark', wide(GERMAN), GERMAN_ROWS],
  ['big-endian UTF-16 without a mark', wide(GERMAN, true), GERMAN_ROWS],
  [
    'windows-1250, Polish',
    encode(lines('Stanowisko;Firma;Miasto', 'Księgowa;Żabka Łódź;Gdańsk'), 'windows-1250'),
    rows(['Księgowa', 'Żabka Łódź', 'full-time', 'pending', 'Gdańsk']),
  ],
  [
    'windows-1251, Russian',
    encode(lines('Position;Company;City', 'Инженер;Ромашка;Москва'), 'windows-1251'),
    rows(['Инженер', 'Ромашка', 'full-time', 'pending', 'Москва']),
  ],
  [
    'French in windows-1252',
    encode(lines('Poste;Société;État', 'Ingénieur à Orléans;Été & Fils;Refusé'), 'windows-1252'),
    rows(['Ingénieur à Orléans', 'Été & Fils', 'full-time', 'declined']),
  ],
  [
    'UTF-8 with a stray byte',
    new Uint8Array([...new TextEncoder().encode(`${GERMAN}\r\nKüchenhilfe;Caf`), 0xe9, 0x3b]),
    rows(
      [...BAKER, 'full-time', 'pending', 'Zürich'],
      ['Köchin', 'Größe AG', 'full-time', 'declined', 'Köln'],
      ['Küchenhilfe', 'Caf\uFFFD', 'full-time', 'pending'],
    ),
  ],
  [
    'pipes',
    lines('role|company|stage', 'Cook|Acme, Inc.|Offer'),
    rows(['Cook', 'Acme, Inc.', 'full-time', 'interview']),
  ],
  [
    'tabs with commas in the cells',
    lines('role\tcompany', 'Cook, Baker\tAcme, Inc.'),
    rows(['Cook, Baker', 'Acme, Inc.']),
  ],
  [
    'semicolons below titles of another width, with commas in most cells',
    lines(
      'Bewerbungen, Herbst',
      'Ada Lovelace',
      'Stelle;Firma;Ort;Gehalt',
      'Koch;Acme;Bonn, Mitte;55.000,00',
      'Bote;Beta;Ulm, West;12,50',
    ),
    rows(
      ['Koch', 'Acme', 'full-time', 'pending', 'Bonn, Mitte'],
      ['Bote', 'Beta', 'full-time', 'pending', 'Ulm, West'],
    ),
  ],
  [
    'semicolons with commas in numbers',
    lines('Stelle;Firma;Gehalt', 'Koch;Acme;55.000,00', 'Bäcker;Beta;12,50'),
    rows(['Koch', 'Acme'], ['Bäcker', 'Beta']),
  ],
  [
    'mixed line ends',
    'role,company\r\nCook,Acme\nBaker,Beta\rClerk,Gamma',
    rows(['Cook', 'Acme'], ['Baker', 'Beta'], ['Clerk', 'Gamma']),
  ],
  [
    'a separator that is named',
    lines('sep=|', 'role|company', 'Cook|Acme;Beta'),
    rows(['Cook', 'Acme;Beta']),
  ],

  // What the server would refuse.
  [
    'line breaks in cells',
    lines('role,company', '"Cook\r\n(part\ttime)",Ac\u0007me'),
    rows(['Cook (part time)', 'Ac me']),
  ],
  [
    'more than 200 characters',
    lines('role,company', `${'x'.repeat(201)},Acme`),
    rows(/position has 201 characters/),
  ],
  [
    'neither position nor company',
    lines('role,company,city', ',,Bonn'),
    rows(/no position, no company/),
  ],
  [
    'a quotation mark that is never closed',
    lines('role,company', 'Cook,Acme', 'Baker,"Beta', 'Clerk,Gamma', 'Diver,Delta'),
    rows(['Cook', 'Acme'], /quotation mark/, ['Clerk', 'Gamma'], ['Diver', 'Delta']),
  ],
  [
    'a quotation mark that is closed in a later row',
    lines('role,company', 'Baker,"Beta', 'Clerk,"Gamma"', 'Diver,Delta'),
    rows(/quotation mark/, ['Clerk', 'Gamma'], ['Diver', 'Delta']),
  ],
  [
    'a quotation mark inside a cell, behind a cell of two lines',
    lines(
      'role,company',
      '"Cook\r\nand baker","Big" Co',
      'Clerk,"Beta ""B"", Inc."',
      'Diver,Delta',
    ),
    rows(/quotation mark/, ['Clerk', 'Beta "B", Inc.'], ['Diver', 'Delta']),
  ],
  [
    'inches and quotation marks in a cell',
    lines('role,company', '"Sales "Pro" 24" wide",Acme'),
    rows(['Sales "Pro" 24" wide', 'Acme']),
  ],

  // What is no list of rows.
  [
    'a web page that is called .csv',
    '<!DOCTYPE html><html><body>Sign in</body></html>',
    refused(/a web page.*CSV/),
  ],
  [
    'a table that a site calls .xls',
    '<table><tr><td>Cook</td></tr></table>',
    refused(/a web page/),
  ],
  ['a PDF', '%PDF-1.7\n1 0 obj', refused(/a PDF/)],
  ['JSON', '[{"position":"Cook"}]', refused(/a JSON file/)],
  ['an image', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10]), refused(/an image/)],
  [
    'an old spreadsheet',
    new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0]),
    refused(/an old spreadsheet file/),
  ],
  ['noise', new Uint8Array([1, 2, 3, 4, 5, 200, 7, 8]), refused(/no text/)],
  ['headings alone', 'position,company,status\r\n', refused(/only a row of headings/)],
  ['nothing', '\uFEFF\r\n , \r\n', refused(/There are no rows to import/)],

  // Spreadsheets.
  [
    'an .xlsx file with a title, dates and a second sheet',
    xlsx({
      Jobs: [
        ['Applications'],
        [],
        ['Applied on', 'Role', 'Company', 'Status'],
        [{ date: 46000 }, 'Cook', 'Müller & Co', 'Offer'],
      ],
      Other: [['x']],
    }),
    rows(['Cook', 'Müller & Co', 'full-time', 'interview']),
  ],
  [
    'an .xlsx file with dates and numbers for names',
    xlsx({
      Jobs: [
        ['role', 'company'],
        [{ date: 46000 }, 1.1],
        [{ date: 46000.5 }, 0.30000000000000004],
      ],
    }),
    rows(/is '2025-12-09' the position/, /is '2025-12-09 12:00' the position/),
  ],
  [
    'a document that is packed like a spreadsheet',
    xlsx({ Jobs: [['x']] }, { 'xl/workbook.xml': '' }).slice(0, 40),
    refused(/spreadsheet is damaged/),
  ],
  [
    'an .xlsx file that unpacks to more than can be read',
    xlsx({ Jobs: [['x']] }, { 'xl/sharedStrings.xml': ' '.repeat(17 * 1024 * 1024) }),
    refused(/larger than can be read here/),
  ],
];
