import { encode, wide, xlsx } from './encode';

/**
 * Files as people, spreadsheets, trackers and job sites write them, with what leads astray in them.
 * A row stands before what it becomes: 'position / company / type / status / location', with the
 * defaults for those left out, or 'refused' and why. A line of its own tells what is asked.
 */
export const TEXTS: Record<string, string> = {
  // Where the headings are.
  'a title above the headings': `
    My applications 2026,,

    Company,Role,Stage
    Acme,Cook,Applied => Cook / Acme / full-time / pending
  `,
  'the table name of Numbers': `
    Tabelle 1;;;
    Firma;Stelle;Status;
    Acme;Koch;Zusage; => Koch / Acme / full-time / interview
  `,
  'empty rows and a remark above the headings': `
    ,,
    ,,
    Last change: 3 May,,
    Job Title,Employer,City
    Cook,Acme,Bonn => Cook / Acme / full-time / pending / Bonn
    \u2800,\u3164,
  `,
  'headings that come again at each page': `
    Firma,Stelle
    Acme,Koch => Koch / Acme
    Firma,Stelle
    Initech,Bäcker => Bäcker / Initech
  `,
  'headings of a tracker with links, dates and notes': `
    Job URL,Company website,Date applied,Job Title,Company Name,Notes
    https://a.example,https://b.example,2026-10-02,Cook,Acme,"a, b" => Cook / Acme
  `,
  'headings of which none is a whole name': `
    Name of company;Which position;Hiring manager
    Acme Ltd;Data Analyst;Mr Bean => Data Analyst / Acme Ltd
    Beta Inc;Developer;Mrs May => Developer / Beta Inc
  `,
  'two names in each heading, below a title': `
    Bewerbungen;Stand
    Arbeitgeber/Firma;Stelle/Job;Antwort/Status
    Acme;Koch;Absage => Koch / Acme / full-time / declined
    Beta;Bote;offen => Bote / Beta
  `,
  'two rows of headings': `
    Company,,Job,,
    Name,City,Title,Type,Status
    Acme,Bonn,Cook,Part-time,Applied => Cook / Acme / part-time / pending / Bonn
    Beta,Ulm,Clerk,Remote,Interview => Clerk / Beta / remote / interview / Ulm
  `,
  'headings in further words': `
    Vacante;Datore di lavoro;Miejscowość;Risposta
    Cook;Acme;Łódź;rifiutato => Cook / Acme / full-time / declined / Łódź
    Clerk;Beta;Bonn;colloquio => Clerk / Beta / full-time / interview / Bonn
  `,
  "'where' for the employer, beside a city": `
    Role;Where?;City;How it stands;Vollzeit/Teilzeit
    Cook;Acme;Bonn;Absage;Teilzeit => Cook / Acme / part-time / declined / Bonn
    Clerk;Beta;Ulm;offen;Vollzeit => Clerk / Beta / full-time / pending / Ulm
  `,
  "'where' for the place, beside an employer": `
    Role;Company;Where?
    Cook;Acme;Bonn => Cook / Acme / full-time / pending / Bonn
  `,

  // Nothing tells.
  'headings in a language that nobody knows': `
    Munkakör;Cég;Dátum
    Software Engineer;Acme Ltd;2026-10-02
    => asks for headings
  `,
  'no headings, above cells that are words of headings': `
    Acme SARL;Développeur;CDI
    Beta SAS;Responsable RH;Stage
    => asks for headings
  `,
  'headings that name the company alone': `
    foo,bar,Company
    a,b,c
    => asks for headings
  `,
  'an unknown heading above positions': `
    Unternehmen;Gesucht;Rückmeldung
    Acme GmbH;Software Engineer;Absage
    => asks for columns
  `,

  // Columns that look like others.
  'a state of the country beside a stage in other words': `
    Title,Company,City,State,Progress
    Cook,Acme,Austin,TX,Rejected => Cook / Acme / full-time / declined / Austin
    Baker,Beta,Boston,MA,Applied => Baker / Beta / full-time / pending / Boston
  `,
  'a work mode beside no status': `
    Company Name,Job Title,Location,Work mode
    Acme,Cook,Bonn,On-site => Cook / Acme / full-time / pending / Bonn
    Beta,Clerk,Köln,Remote => Clerk / Beta / remote / pending / Köln
    Gamma,Baker,Ulm,Hybrid => Baker / Gamma / full-time / pending / Ulm
    => asks about On-site: 1, Hybrid: 1
  `,
  'signs under the heading status, beside a work mode': `
    Company,Job Title,Status,Work mode
    Acme,Cook,✅,Remote => Cook / Acme / remote
    Beta,Clerk,❌,Remote => Clerk / Beta / remote
    => asks about ✅: 1, ❌: 1
  `,
  'unknown statuses beside a letter that was sent': `
    Company,Role,Status,Cover letter
    Acme,Cook,Ghosted,sent => Cook / Acme
    Beta,Clerk,Ghosted,sent => Clerk / Beta
    Gamma,Baker,On hold,sent => Baker / Gamma
    => asks about Ghosted: 2, On hold: 1
  `,
  'notes, a method and the state of the posting': `
    Company,Role,Notes,Method,Posting
    Acme,Cook,interview was bad,sent by e-mail,open => Cook / Acme
    Beta,Clerk,waiting for answer,applied online,closed => Clerk / Beta
    => asks about nothing
  `,
  'short words inside longer headings': `
    Firma;Stelle;Name Ansprechpartner;Home-Office;Where found;Status
    Acme;Koch;Frau Meier;ja;Xing;Absage => Koch / Acme / full-time / declined
    Beta;Bäcker;Herr Weiß;nein;Indeed;beworben => Bäcker / Beta
    => asks about nothing
  `,
  'the type of the company': `
    Employer name,Company type,Role title,Status
    Acme,Startup,Cook,Applied => Cook / Acme
    Beta,Agency,Clerk,Interview => Clerk / Beta / full-time / interview
    => asks about nothing
  `,
  'a title of people and a job': `
    Company,Contact,Title,Job
    Acme,Bean,Mr,Cook => Cook / Acme
    Beta,May,Mrs,Clerk => Clerk / Beta
  `,
  'numbers under position and company': `
    Position,Company,Firma,Titel,Status
    1,1,Acme,Koch,Absage => Koch / Acme / full-time / declined
    2,2,Beta,Bäcker,beworben => Bäcker / Beta
  `,
  'the name of the company beside the position': `
    Name,Position,Stage,Location
    Acme,Cook,Applied,Bonn => Cook / Acme / full-time / pending / Bonn
    Beta,Clerk,Interview,Köln => Clerk / Beta / full-time / interview / Köln
  `,
  'the state of the country and no status': `
    Company,Job Title,City,State,Date
    Acme,Cook,Austin,TX,1/2/26 => Cook / Acme / full-time / pending / Austin
    Beta,Clerk,Boston,MA,1/3/26 => Clerk / Beta / full-time / pending / Boston
    => asks about nothing
  `,
  'the status of a visa': `
    Company,Role,Visa status,Application status
    Acme,Cook,Approved,Rejected => Cook / Acme / full-time / declined
    Beta,Clerk,Approved,Applied => Clerk / Beta
  `,

  // Statuses that were lost.
  'answers in French': `
    Société;Poste;Ville;Réponse
    Acme;Vendeur;Lyon;Négative => Vendeur / Acme / full-time / declined / Lyon
    Beta;Serveur;Lille;Négative => Serveur / Beta / full-time / declined / Lille
    Gamma;Cuisinier;Nice;Entretien => Cuisinier / Gamma / full-time / interview / Nice
    => asks about nothing
  `,
  'answers in German, most of them missing': `
    Firma;Stelle;Rückmeldung
    Acme;Koch;Absage => Koch / Acme / full-time / declined
    Beta;Kellner;- => Kellner / Beta
    Gamma;Bäcker;- => Bäcker / Gamma
    Delta;Bote; => Bote / Delta
    => asks about -: 2, : 1
  `,
  'signs beside words': `
    Company,Role,Status
    Acme,Cook,✅ Interview => Cook / Acme / full-time / interview
    Beta,Clerk,❌ Interview => Clerk / Beta
    Gamma,Baker,❌ Rejected => Baker / Gamma / full-time / declined
    => asks about ❌ Interview: 1
  `,
  'a column to tick for each status': `
    Company,Position,Applied,Interview,Offer,Rejected
    Acme,Cook,TRUE,TRUE,FALSE,TRUE => Cook / Acme / full-time / declined
    Beta,Clerk,TRUE,FALSE,FALSE,FALSE => Clerk / Beta
    Gamma,Baker,TRUE,TRUE,FALSE,FALSE => Baker / Gamma / full-time / interview
    => asks about nothing
  `,
  'a date for each status': `
    Firma;Stelle;Beworben am;Gespräch am;Absage am
    Acme;Koch;01.02.2026;05.02.2026;10.02.2026 => Koch / Acme / full-time / declined
    Beta;Bäcker;01.02.2026;; => Bäcker / Beta
    Gamma;Bote;01.02.2026;06.02.2026; => Bote / Gamma / full-time / interview
    => asks about nothing
  `,
  'numbers for statuses': `
    Company,Role,Status
    Acme,Cook,1 => Cook / Acme
    Beta,Clerk,3 => Clerk / Beta
    Gamma,Baker,3 => Baker / Gamma
    => asks about 3: 2, 1: 1
  `,

  // Separators.
  pipes: `
    role|company|stage
    Cook|Acme, Inc.|Interview => Cook / Acme, Inc. / full-time / interview
  `,
  'tabs with commas in the cells': `
    role\tcompany
    Cook, Baker\tAcme, Inc. => Cook, Baker / Acme, Inc.
  `,
  'semicolons below titles of another width, with commas in most cells': `
    Bewerbungen, Herbst
    Ada Lovelace
    Stelle;Firma;Ort;Gehalt
    Koch;Acme;Bonn, Mitte;55.000,00 => Koch / Acme / full-time / pending / Bonn, Mitte
    Bote;Beta;Ulm, West;12,50 => Bote / Beta / full-time / pending / Ulm, West
  `,

  // Rows that are no applications.
  'totals and a legend at the end': `
    Firma;Stelle;Status
    Acme;Koch;Absage => Koch / Acme / full-time / declined
    Beta;Bote;offen => Bote / Beta
    Summe;2; => refused: sums up
    Stand;03.05.2026; => refused: is '03.05.2026' the position
    A = Absage;O = offen; => refused: is 'O = offen' the position
  `,
  'real names that look like something else': `
    Company,Role,Pay
    Total,Ms Office Trainer,100 => Ms Office Trainer / Total
    Total (France),Sr. Developer,200 => Sr. Developer / Total (France)
    Stand,Mr Price Buyer, => Mr Price Buyer / Stand
    Count,Pan European Lead, => Pan European Lead / Count
    Sum Inc,Frau am Empfang, => Frau am Empfang / Sum Inc
    Total,300,300 => refused: sums up
    Total: 6,,600 => refused: sums up
  `,
  'a table in Markdown': `
    | Company | Role | Status |
    |---|:--|---|
    | Acme | Cook | Applied | => Cook / Acme
    | Beta | Clerk | Rejected | => Clerk / Beta / full-time / declined
  `,
  'names with their addresses': `
    Role,Company,Status
    Cook,Acme (https://www.notion.so/Acme-1a2b3c),Applied => Cook / Acme
    Clerk,[Beta](https://a.example),Interview => Clerk / Beta / full-time / interview
  `,
  'our own export with a column added': `
    position,company,location,type,status,created,id,Notes
    Summe,1,Bonn,remote,declined,2026-01-01,a1,x => Summe / 1 / remote / declined / Bonn
    Cook,Acme,Ulm,full-time,pending,2026-01-01,a2,y => Cook / Acme / full-time / pending / Ulm
  `,
  'a quotation mark that is closed in the next row': `
    Role,Company,City
    Cook,"Acme => refused: line break and a separator
    Clerk,Beta",Bonn
    Diver,Delta,Ulm => Diver / Delta / full-time / pending / Ulm
  `,

  // What the server would refuse.
  'more than 200 characters': `
    role,company
    ${'x'.repeat(201)},Acme => refused: position has 201 characters
  `,
  'neither position nor company': `
    role,company,city
    ,,Bonn => refused: no position, no company
  `,
  'inches and quotation marks in a cell': `
    role,company
    "Sales "Pro" 24" wide",Acme => Sales "Pro" 24" wide / Acme
  `,
  'a quotation mark that is never closed': `
    role,company
    Cook,Acme => Cook / Acme
    Baker,"Beta => refused: quotation mark
    Clerk,Gamma => Clerk / Gamma
    Diver,Delta => Diver / Delta
  `,
};

/** Such texts, by their encoding. */
export const ENCODED: Record<string, Record<string, string>> = {
  'windows-1252': {
    'an apostrophe': `
      Company,Role,Status
      McDonald’s,Cook,Applied => Cook / McDonald’s
      Wendy’s,Clerk,Rejected => Clerk / Wendy’s / full-time / declined
    `,
    'one letter and three apostrophes': `
      Company,Role
      Café Nero,Cook => Cook / Café Nero
      McDonald’s,Clerk => Clerk / McDonald’s
      Levi’s,Baker => Baker / Levi’s
      L’Oréal,Diver => Diver / L’Oréal
    `,
    'quotation marks, a dash and a euro': `
      Firma;Stelle
      Gasthaus „Krone“;Koch => Koch / Gasthaus „Krone“
      Hotel „Post“ – Ulm;Kellner => Kellner / Hotel „Post“ – Ulm
      Alles 1 €;Bote => Bote / Alles 1 €
    `,
  },
  'windows-1250': {
    Polish: `
      Stanowisko;Firma;Miasto
      Księgowa;Żabka Łódź;Gdańsk => Księgowa / Żabka Łódź / full-time / pending / Gdańsk
    `,
    'few letters': `
      Stanowisko;Firma;Miasto
      Kierownik;Solaris;Poznań => Kierownik / Solaris / full-time / pending / Poznań
      Specjalista;Energa;Gdańsk => Specjalista / Energa / full-time / pending / Gdańsk
    `,
  },
  'windows-1251': {
    Russian: `
      Position;Company;City
      Инженер;Ромашка;Москва => Инженер / Ромашка / full-time / pending / Москва
    `,
  },
  macintosh: {
    'quotation marks': `
      Firma;Stelle
      „Müller“ – Bäckerei;Bäcker => Bäcker / „Müller“ – Bäckerei
      McDonald’s;Köchin => Köchin / McDonald’s
    `,
    Spanish: `
      Puesto;Empresa
      Cocinero;García => Cocinero / García
      Panadera;España => Panadera / España
    `,
  },
  'utf-16le': {
    Russian: `
      Position;Company
      Инженер;Ромашка => Инженер / Ромашка
      Повар;Заря => Повар / Заря
    `,
  },
  'utf-16be': {
    German: `
      Stelle;Firma;Ort;Status
      Bäckerin;Müller & Söhne GmbH;Zürich;Beworben => Bäckerin / Müller & Söhne GmbH / full-time / pending / Zürich
      Köchin;Größe AG;Köln;Absage => Köchin / Größe AG / full-time / declined / Köln
    `,
  },
};

/** A text in one of these, without a mark. */
export const encodeAs = (encoding: string, text: string) =>
  encoding.startsWith('utf-16') ? wide(text, encoding === 'utf-16be') : encode(text, encoding);

type Content = string | Uint8Array<ArrayBuffer>;

/** Bytes, and texts whose lines are no rows, each with its rows alone. */
export const CONTENTS: [name: string, content: Content, rows: string][] = [
  [
    'UTF-8 with stray bytes',
    bytes('Company,Role\nMüller,Cook\nCaf', 0xe9, ',Clerk\nSoci', 0xe9, 't,Baker'),
    `
    => Cook / Müller
    => Clerk / Caf\uFFFD
    => Baker / Soci\uFFFDt
    `,
  ],
  [
    'the byte 0x92 of windows-1252',
    bytes('Company,Role\nWendy', 0x92, 's,Cook'),
    '=> Cook / Wendy’s',
  ],
  [
    'mixed line ends',
    'role,company\r\nCook,Acme\nBaker,Beta\rClerk,Gamma',
    `
    => Cook / Acme
    => Baker / Beta
    => Clerk / Gamma
    `,
  ],
  [
    'line breaks in cells',
    'role,company\r\n"Cook\r\n(part\ttime)",Ac\u0007me',
    '=> Cook (part time) / Ac me',
  ],
  [
    'a quotation mark inside a cell, behind a cell of two lines',
    'role,company\r\n"Cook\r\nand baker","Big" Co\r\nClerk,"Beta ""B"", Inc."\r\nDiver,Delta',
    `
    => refused: quotation mark
    => Clerk / Beta "B", Inc.
    => Diver / Delta
    `,
  ],
  [
    'an .xlsx file with a title, dates and a second sheet',
    xlsx({
      Jobs: [
        ['Applications'],
        [],
        ['Applied on', 'Role', 'Company', 'Status'],
        [{ date: 46000 }, 'Cook', 'Müller & Co', 'Interview'],
      ],
      Other: [['x']],
    }),
    '=> Cook / Müller & Co / full-time / interview',
  ],
  [
    'an .xlsx file whose first sheets hold nothing or a guide',
    xlsx({
      Empty: [],
      Guide: [['How to use this'], ['Fill in the next sheet']],
      Jobs: [
        ['Company', 'Role', 'Status'],
        ['Acme', 'Cook', 'Interview'],
        ['Beta', 'Clerk', ''],
      ],
    }),
    `
    => Cook / Acme / full-time / interview
    => Clerk / Beta
    `,
  ],
  [
    'an .xlsx file with dates and numbers for names',
    xlsx({
      Jobs: [
        ['role', 'company'],
        [{ date: 46000 }, 1.1],
        [{ date: 46000.5 }, 0.30000000000000004],
        [{ date: 0.75 }, 1e9],
      ],
    }),
    `
    => refused: is '2025-12-09' the position
    => refused: is '2025-12-09 12:00' the position
    => refused: is '18:00' the position
    `,
  ],
  [
    'an .xlsx file with errors, escaped characters and shares',
    xlsx(
      { Jobs: [] },
      {
        'xl/worksheets/sheet1.xml': `<worksheet><sheetData>
          <row r="1"><c r="A1" t="str"><v>Company</v></c><c r="B1" t="str"><v>Role</v></c><c r="C1" t="str"><v>Pensum</v></c></row>
          <row r="2"><c r="A2" t="str"><v>Acme_x000D_\nBonn</v></c><c r="B2" t="str"><v>Cook</v></c><c r="C2" s="1"><v>0.8</v></c></row>
          <row r="3"><c r="A3" t="e"><v>#REF!</v></c><c r="B3" t="inlineStr"><is><t>Clerk</t></is></c><c r="C3" s="1"><v>1</v></c></row>
        </sheetData></worksheet>`,
        'xl/styles.xml':
          '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="9"/></cellXfs></styleSheet>',
      },
    ),
    `
    => Cook / Acme Bonn / part-time
    => refused: no company
    `,
  ],
  [
    'an .xlsx file with merged cells',
    xlsx(
      { Jobs: [] },
      {
        'xl/worksheets/sheet1.xml': `<worksheet><sheetData>
          ${sheetRow(1, 'My applications')}
          ${sheetRow(2, 'Company', 'Role', 'Status')}
          ${sheetRow(3, 'Acme', 'Cook', 'Rejected')}
          ${sheetRow(4, '', 'Clerk', '')}
          ${sheetRow(5, '', '', '')}
          ${sheetRow(6, 'Beta', 'Diver', '')}
        </sheetData><mergeCells count="3"><mergeCell ref="A1:C1"/><mergeCell ref="A3:A5"/><mergeCell ref="C3:D5"/></mergeCells></worksheet>`,
      },
    ),
    `
    => Cook / Acme / full-time / declined
    => Clerk / Acme / full-time / declined
    => Diver / Beta
    `,
  ],
];

/** A row of a sheet with these texts. */
function sheetRow(number: number, ...cells: string[]): string {
  const inRow = cells.map((text, column) => {
    const reference = `${String.fromCharCode(65 + column)}${number}`;
    return text === '' ? `<c r="${reference}"/>` : `<c r="${reference}" t="str"><v>${text}</v></c>`;
  });
  return `<row r="${number}">${inRow.join('')}</row>`;
}

const packed = xlsx({ Jobs: [['x']] }, { 'xl/workbook.xml': '' });
const huge = xlsx({ Jobs: [['x']] }, { 'xl/sharedStrings.xml': ' '.repeat(17 * 1024 * 1024) });

/** What is no list of rows, and what is said of it. */
export const REFUSED: [name: string, content: Content, sentence: RegExp][] = [
  ['a web page called .csv', '<!DOCTYPE html><html><body>Sign in</body></html>', /a web page.*CSV/],
  ['a table that a site calls .xls', '<table><tr><td>Cook</td></tr></table>', /a web page/],
  ['a part of a web page', '<div><p>Cook</p></div>', /a web page/],
  ['a PDF', '%PDF-1.7\n1 0 obj', /a PDF/],
  ['JSON', '[{"position":"Cook"}]', /a JSON file/],
  ['lines of JSON', '{"position":"Cook"}\n{"position":"Clerk"}', /a JSON file/],
  ['a formatted text', '{\\rtf1\\ansi Firma;Stelle\\par Acme;Koch\\par}', /a text with formatting/],
  ['a calendar', 'BEGIN:VCALENDAR\r\nSUMMARY:Interview, Acme\r\nEND:VCALENDAR', /a calendar/],
  ['an image', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10]), /an image/],
  ['an old spreadsheet', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0]), /an old spreadsheet file/],
  [
    'a locked .xlsx',
    bytes(
      0xd0,
      0xcf,
      0x11,
      0xe0,
      0xa1,
      0xb1,
      0x1a,
      0xe1,
      ' '.repeat(600),
      ...wide('EncryptedPackage'),
    ),
    /^This spreadsheet is locked by a password/,
  ],
  ['noise', new Uint8Array([1, 2, 3, 4, 5, 200, 7, 8]), /no text/],
  ['headings alone', 'position,company,status\r\n', /only a row of headings/],
  ['nothing', '\uFEFF\r\n , \r\n', /There are no rows to import/],
  ['a document packed like a spreadsheet', packed.slice(0, 40), /spreadsheet is damaged/],
  ['an .xlsx file that unpacks to too much', huge, /larger than can be read here/],
];

/** Texts in UTF-8, with single bytes between them. */
function bytes(...parts: (string | number)[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  return new Uint8Array(
    parts.flatMap((part) => (typeof part === 'number' ? part : [...encoder.encode(part)])),
  );
}
