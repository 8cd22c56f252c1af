import { encode, wide, xlsx } from './encode';
import { lines, rows, type Expected, type Row, type SampleFile } from './files';

const told = (words: string[], ...all: Row[]): Expected => ({ rows: all, words });

/** As spreadsheets, trackers and job sites write them, with what leads astray in them. */
export const TRACKERS: SampleFile[] = [
  // Columns that look like others.
  [
    'a work mode beside no status',
    lines(
      'Company Name,Job Title,Location,Work mode',
      'Acme,Cook,Bonn,On-site',
      'Beta,Clerk,Köln,Remote',
      'Gamma,Baker,Ulm,Hybrid',
    ),
    told(
      ['On-site: 1', 'Hybrid: 1'],
      ['Cook', 'Acme', 'full-time', 'pending', 'Bonn'],
      ['Clerk', 'Beta', 'remote', 'pending', 'Köln'],
      ['Baker', 'Gamma', 'full-time', 'pending', 'Ulm'],
    ),
  ],
  [
    'signs under the heading status, beside a work mode',
    lines('Company,Job Title,Status,Work mode', 'Acme,Cook,✅,Remote', 'Beta,Clerk,❌,Remote'),
    told(['✅: 1', '❌: 1'], ['Cook', 'Acme', 'remote'], ['Clerk', 'Beta', 'remote']),
  ],
  [
    'unknown statuses beside a letter that was sent',
    lines(
      'Company,Role,Status,Cover letter',
      'Acme,Cook,Ghosted,sent',
      'Beta,Clerk,Ghosted,sent',
      'Gamma,Baker,On hold,sent',
    ),
    told(['Ghosted: 2', 'On hold: 1'], ['Cook', 'Acme'], ['Clerk', 'Beta'], ['Baker', 'Gamma']),
  ],
  [
    'answers to questions and names of CVs',
    lines(
      'Company Name,Job Title,Resume Name,Question And Answers',
      'Acme,Cook,CV_remote_jobs.pdf,Are you open to relocation?:No',
      'Beta,Clerk,CV_remote_jobs.pdf,Are you open to travel?:No',
    ),
    told([], ['Cook', 'Acme'], ['Clerk', 'Beta']),
  ],
  [
    'notes, a method and the state of the posting',
    lines(
      'Company,Role,Notes,Method,Posting',
      'Acme,Cook,interview was bad,sent by e-mail,open',
      'Beta,Clerk,waiting for answer,applied online,closed',
    ),
    told([], ['Cook', 'Acme'], ['Clerk', 'Beta']),
  ],
  [
    'short words inside longer headings',
    lines(
      'Firma;Stelle;Name Ansprechpartner;Home-Office;Where found;Status',
      'Acme;Koch;Frau Meier;ja;Xing;Absage',
      'Beta;Bäcker;Herr Weiß;nein;Indeed;beworben',
    ),
    told([], ['Koch', 'Acme', 'full-time', 'declined'], ['Bäcker', 'Beta']),
  ],
  [
    'the type of the company',
    lines(
      'Employer name,Company type,Role title,Status',
      'Acme,Startup,Cook,Applied',
      'Beta,Agency,Clerk,Offer',
    ),
    told([], ['Cook', 'Acme'], ['Clerk', 'Beta', 'full-time', 'interview']),
  ],
  [
    'a title of people and a job',
    lines('Company,Contact,Title,Job', 'Acme,Bean,Mr,Cook', 'Beta,May,Mrs,Clerk'),
    rows(['Cook', 'Acme'], ['Clerk', 'Beta']),
  ],
  [
    'numbers under position and company',
    lines(
      'Position,Company,Firma,Titel,Status',
      '1,1,Acme,Koch,Absage',
      '2,2,Beta,Bäcker,beworben',
    ),
    rows(['Koch', 'Acme', 'full-time', 'declined'], ['Bäcker', 'Beta']),
  ],
  [
    'the name of the company beside the position',
    lines('Name,Position,Stage,Location', 'Acme,Cook,Applied,Bonn', 'Beta,Clerk,Interview,Köln'),
    rows(
      ['Cook', 'Acme', 'full-time', 'pending', 'Bonn'],
      ['Clerk', 'Beta', 'full-time', 'interview', 'Köln'],
    ),
  ],
  [
    'the state of the country and no status',
    lines(
      'Company,Job Title,City,State,Date',
      'Acme,Cook,Austin,TX,1/2/26',
      'Beta,Clerk,Boston,MA,1/3/26',
    ),
    told(
      [],
      ['Cook', 'Acme', 'full-time', 'pending', 'Austin'],
      ['Clerk', 'Beta', 'full-time', 'pending', 'Boston'],
    ),
  ],
  [
    'the status of a visa',
    lines(
      'Company,Role,Visa status,Application status',
      'Acme,Cook,Approved,Rejected',
      'Beta,Clerk,Approved,Applied',
    ),
    rows(['Cook', 'Acme', 'full-time', 'declined'], ['Clerk', 'Beta']),
  ],

  // Statuses that were lost.
  [
    'answers in French',
    lines(
      'Société;Poste;Ville;Réponse',
      'Acme;Vendeur;Lyon;Négative',
      'Beta;Serveur;Lille;Négative',
      'Gamma;Cuisinier;Nice;Entretien',
    ),
    told(
      [],
      ['Vendeur', 'Acme', 'full-time', 'declined', 'Lyon'],
      ['Serveur', 'Beta', 'full-time', 'declined', 'Lille'],
      ['Cuisinier', 'Gamma', 'full-time', 'interview', 'Nice'],
    ),
  ],
  [
    'answers in German, most of them missing',
    lines(
      'Firma;Stelle;Rückmeldung',
      'Acme;Koch;Absage',
      'Beta;Kellner;-',
      'Gamma;Bäcker;-',
      'Delta;Bote;',
    ),
    told(
      ['-: 2', ': 1'],
      ['Koch', 'Acme', 'full-time', 'declined'],
      ['Kellner', 'Beta'],
      ['Bäcker', 'Gamma'],
      ['Bote', 'Delta'],
    ),
  ],
  [
    'few words, one of them a refusal',
    lines(
      'Firma;Stelle;Verlauf',
      'Acme;Koch;Absage',
      'Beta;Kellner;nix gehört',
      'Gamma;Bäcker;nix gehört',
    ),
    told(
      ['nix gehört: 2'],
      ['Koch', 'Acme', 'full-time', 'declined'],
      ['Kellner', 'Beta'],
      ['Bäcker', 'Gamma'],
    ),
  ],
  [
    'signs beside words',
    lines(
      'Company,Role,Status',
      'Acme,Cook,✅ Interview',
      'Beta,Clerk,❌ Interview',
      'Gamma,Baker,❌ Rejected',
    ),
    told(
      ['❌ Interview: 1'],
      ['Cook', 'Acme', 'full-time', 'interview'],
      ['Clerk', 'Beta'],
      ['Baker', 'Gamma', 'full-time', 'declined'],
    ),
  ],
  [
    'a column to tick for each status',
    lines(
      'Company,Position,Applied,Interview,Offer,Rejected',
      'Acme,Cook,TRUE,TRUE,FALSE,TRUE',
      'Beta,Clerk,TRUE,FALSE,FALSE,FALSE',
      'Gamma,Baker,TRUE,TRUE,FALSE,FALSE',
    ),
    told(
      [],
      ['Cook', 'Acme', 'full-time', 'declined'],
      ['Clerk', 'Beta'],
      ['Baker', 'Gamma', 'full-time', 'interview'],
    ),
  ],
  [
    'a date for each status',
    lines(
      'Firma;Stelle;Beworben am;Gespräch am;Absage am',
      'Acme;Koch;01.02.2026;05.02.2026;10.02.2026',
      'Beta;Bäcker;01.02.2026;;',
      'Gamma;Bote;01.02.2026;06.02.2026;',
    ),
    told(
      [],
      ['Koch', 'Acme', 'full-time', 'declined'],
      ['Bäcker', 'Beta'],
      ['Bote', 'Gamma', 'full-time', 'interview'],
    ),
  ],
  [
    'numbers for statuses',
    lines('Company,Role,Status', 'Acme,Cook,1', 'Beta,Clerk,3', 'Gamma,Baker,3'),
    told(['3: 2', '1: 1'], ['Cook', 'Acme'], ['Clerk', 'Beta'], ['Baker', 'Gamma']),
  ],

  // Where the headings are.
  [
    'headings of which none is a whole name',
    lines(
      'Name of company;Which position;Hiring manager',
      'Acme Ltd;Data Analyst;Mr Bean',
      'Beta Inc;Developer;Mrs May',
    ),
    rows(['Data Analyst', 'Acme Ltd'], ['Developer', 'Beta Inc']),
  ],
  [
    'two names in each heading, below a title',
    lines(
      'Bewerbungen;Stand',
      'Arbeitgeber/Firma;Stelle/Job;Antwort/Status',
      'Acme;Koch;Absage',
      'Beta;Bote;offen',
    ),
    rows(['Koch', 'Acme', 'full-time', 'declined'], ['Bote', 'Beta']),
  ],
  [
    'two rows of headings',
    lines(
      'Company,,Job,,',
      'Name,City,Title,Type,Status',
      'Acme,Bonn,Cook,Part-time,Applied',
      'Beta,Ulm,Clerk,Remote,Offer',
    ),
    rows(
      ['Cook', 'Acme', 'part-time', 'pending', 'Bonn'],
      ['Clerk', 'Beta', 'remote', 'interview', 'Ulm'],
    ),
  ],
  [
    'headings in further words',
    lines(
      'Vacante;Datore di lavoro;Miejscowość;Risposta',
      'Cook;Acme;Łódź;rifiutato',
      'Clerk;Beta;Bonn;colloquio',
    ),
    rows(
      ['Cook', 'Acme', 'full-time', 'declined', 'Łódź'],
      ['Clerk', 'Beta', 'full-time', 'interview', 'Bonn'],
    ),
  ],

  // Rows that are no applications.
  [
    'totals and a legend at the end',
    lines(
      'Firma;Stelle;Status',
      'Acme;Koch;Absage',
      'Beta;Bote;offen',
      'Summe;2;',
      'Stand;03.05.2026;',
      'A = Absage;O = offen;',
    ),
    rows(
      ['Koch', 'Acme', 'full-time', 'declined'],
      ['Bote', 'Beta'],
      /sums up/,
      /is '03.05.2026' the position/,
      /is 'O = offen' the position/,
    ),
  ],
  [
    'real names that look like something else',
    lines(
      'Company,Role,Pay',
      'Total,Ms Office Trainer,100',
      'Total (France),Sr. Developer,200',
      'Stand,Mr Price Buyer,',
      'Count,Pan European Lead,',
      'Sum Inc,Frau am Empfang,',
      'Total,300,300',
      'Total: 6,,600',
    ),
    rows(
      ['Ms Office Trainer', 'Total'],
      ['Sr. Developer', 'Total (France)'],
      ['Mr Price Buyer', 'Stand'],
      ['Pan European Lead', 'Count'],
      ['Frau am Empfang', 'Sum Inc'],
      /sums up/,
      /sums up/,
    ),
  ],
  [
    'a table in Markdown',
    lines(
      '| Company | Role | Status |',
      '|---|:--|---|',
      '| Acme | Cook | Applied |',
      '| Beta | Clerk | Rejected |',
    ),
    rows(['Cook', 'Acme'], ['Clerk', 'Beta', 'full-time', 'declined']),
  ],
  [
    'a quotation mark that is closed in the next row',
    lines('Role,Company,City', 'Cook,"Acme', 'Clerk,Beta",Bonn', 'Diver,Delta,Ulm'),
    rows(/line break and a separator/, ['Diver', 'Delta', 'full-time', 'pending', 'Ulm']),
  ],
  [
    'names with their addresses',
    lines(
      'Role,Company,Status',
      'Cook,Acme (https://www.notion.so/Acme-1a2b3c),Applied',
      'Clerk,[Beta](https://a.example),Offer',
    ),
    rows(['Cook', 'Acme'], ['Clerk', 'Beta', 'full-time', 'interview']),
  ],
  [
    'our own export with a column added',
    lines(
      'position,company,location,type,status,created,id,Notes',
      'Summe,1,Bonn,remote,declined,2026-01-01,a1,x',
      'Cook,Acme,Ulm,full-time,pending,2026-01-01,a2,y',
    ),
    rows(
      ['Summe', '1', 'remote', 'declined', 'Bonn'],
      ['Cook', 'Acme', 'full-time', 'pending', 'Ulm'],
    ),
  ],

  // Encodings, by bytes.
  [
    'windows-1252 with an apostrophe',
    encode(
      lines('Company,Role,Status', 'McDonald’s,Cook,Applied', 'Wendy’s,Clerk,Rejected'),
      'windows-1252',
    ),
    rows(['Cook', 'McDonald’s'], ['Clerk', 'Wendy’s', 'full-time', 'declined']),
  ],
  [
    'windows-1252 with one letter and three apostrophes',
    encode(
      lines('Company,Role', 'Café Nero,Cook', 'McDonald’s,Clerk', 'Levi’s,Baker', 'L’Oréal,Diver'),
      'windows-1252',
    ),
    rows(['Cook', 'Café Nero'], ['Clerk', 'McDonald’s'], ['Baker', 'Levi’s'], ['Diver', 'L’Oréal']),
  ],
  [
    'windows-1252 with quotation marks, a dash and a euro',
    encode(
      lines(
        'Firma;Stelle',
        'Gasthaus „Krone“;Koch',
        'Hotel „Post“ – Ulm;Kellner',
        'Alles 1 €;Bote',
      ),
      'windows-1252',
    ),
    rows(['Koch', 'Gasthaus „Krone“'], ['Kellner', 'Hotel „Post“ – Ulm'], ['Bote', 'Alles 1 €']),
  ],
  [
    'the byte 0x92 of windows-1252',
    new Uint8Array([
      ...new TextEncoder().encode('Company,Role\nWendy'),
      0x92,
      ...new TextEncoder().encode('s,Cook'),
    ]),
    rows(['Cook', 'Wendy’s']),
  ],
  [
    'Macintosh with quotation marks',
    encode(lines('Firma;Stelle', '„Müller“ – Bäckerei;Bäcker', 'McDonald’s;Köchin'), 'macintosh'),
    rows(['Bäcker', '„Müller“ – Bäckerei'], ['Köchin', 'McDonald’s']),
  ],
  [
    'Macintosh in Spanish',
    encode(lines('Puesto;Empresa', 'Cocinero;García', 'Panadera;España'), 'macintosh'),
    rows(['Cocinero', 'García'], ['Panadera', 'España']),
  ],
  [
    'windows-1250 with few letters',
    encode(
      lines('Stanowisko;Firma;Miasto', 'Kierownik;Solaris;Poznań', 'Specjalista;Energa;Gdańsk'),
      'windows-1250',
    ),
    rows(
      ['Kierownik', 'Solaris', 'full-time', 'pending', 'Poznań'],
      ['Specjalista', 'Energa', 'full-time', 'pending', 'Gdańsk'],
    ),
  ],
  [
    'UTF-8 with more stray bytes than letters',
    new Uint8Array([
      ...new TextEncoder().encode('Company,Role\nMüller,Cook\nCaf'),
      0xe9,
      ...new TextEncoder().encode(',Clerk\nSoci'),
      0xe9,
      ...new TextEncoder().encode('t,Baker'),
    ]),
    rows(['Cook', 'Müller'], ['Clerk', 'Caf\uFFFD'], ['Baker', 'Soci\uFFFDt']),
  ],
  [
    'Russian in UTF-16 without a mark',
    wide(lines('Position;Company', 'Инженер;Ромашка', 'Повар;Заря')),
    rows(['Инженер', 'Ромашка'], ['Повар', 'Заря']),
  ],

  // No lists of rows.
  [
    'a text with formatting',
    '{\\rtf1\\ansi Firma;Stelle\\par Acme;Koch\\par}',
    { refused: /a text with formatting/ },
  ],
  ['lines of JSON', '{"position":"Cook"}\n{"position":"Clerk"}', { refused: /a JSON file/ }],
  ['a part of a web page', '<div><p>Cook</p></div>', { refused: /a web page/ }],
  [
    'a calendar',
    lines('BEGIN:VCALENDAR', 'SUMMARY:Interview, Acme', 'END:VCALENDAR'),
    { refused: /a calendar/ },
  ],

  // Spreadsheets.
  [
    'an .xlsx file whose first sheets hold nothing or a guide',
    xlsx({
      Empty: [],
      Guide: [['How to use this'], ['Fill in the next sheet']],
      Jobs: [
        ['Company', 'Role', 'Status'],
        ['Acme', 'Cook', 'Offer'],
        ['Beta', 'Clerk', ''],
      ],
    }),
    rows(['Cook', 'Acme', 'full-time', 'interview'], ['Clerk', 'Beta']),
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
    rows(['Cook', 'Acme Bonn', 'part-time'], /no company/),
  ],
];
