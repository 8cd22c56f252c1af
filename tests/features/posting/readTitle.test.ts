import { describe, expect, it } from 'vitest';
import { readTitle } from '@/features/posting/readTitle';

/** A title, and what it tells: the position, the company, the place. */
type Row = [title: string, ...told: string[]];

/** 'title => position / company / place'. */
const ENGLISH = `
  Data Analyst | Berlin, Wedding | Globex => Data Analyst / Globex / Berlin, Wedding
  Senior Engineer at Acme GmbH - Berlin => Senior Engineer / Acme GmbH / Berlin
  Globex hiring Product Designer in Paris, France | LinkedIn => Product Designer / Globex / Paris, France
  (3) Globex hiring Head of Sales in Ghent, Flemish Region, Belgium | LinkedIn => Head of Sales / Globex / Ghent, Flemish Region, Belgium
  Initrode is hiring a Test Engineer in London => Test Engineer / Initrode / London
  Software Engineer in Test | Hooli | Dublin, Ireland | LinkedIn => Software Engineer in Test / Hooli / Dublin, Ireland
  Backend Developer (Remote) @ Umbrella Ltd => Backend Developer / Umbrella Ltd / Remote
  Job Application for Data Scientist at Stark Labs => Data Scientist / Stark Labs
  Registered Nurse - St Mary Hospital - Leeds - Indeed.com => Registered Nurse / St Mary Hospital / Leeds
  Warehouse Operator – Wayne Logistics – Corby – Totaljobs => Warehouse Operator / Wayne Logistics / Corby
  Marketing Manager · Vandelay Inc. · New York, NY => Marketing Manager / Vandelay Inc. / New York, NY
  Soylent Corp | Accounts Assistant | Manchester => Accounts Assistant / Soylent Corp / Manchester
  QA Tester — Tyrell Solutions — Full-time — Cardiff => QA Tester / Tyrell Solutions / Cardiff
  Careers at Acme | Product Owner | Boston => nothing
  Financial Analyst | Careers at Massive Dynamic | Boston => Financial Analyst / Massive Dynamic / Boston
  Platform Engineer - Cyberdyne Careers => Platform Engineer / Cyberdyne
  Teacher of Physics at Hill School, Bristol => Teacher of Physics / Hill School, Bristol
  Office Administrator in Glasgow | Pied Piper Ltd => Office Administrator / Pied Piper Ltd / Glasgow
`;

const GERMAN = `
  Data Analyst (m/w/d) | Initech SE | Hamburg | StepStone => Data Analyst / Initech SE / Hamburg
  Softwareentwickler (w/m/d) bei Müller & Söhne GmbH in München => Softwareentwickler / Müller & Söhne GmbH / München
  Industriemechaniker (m/w/d) bei der Kessler AG - Wolfenbüttel => Industriemechaniker / Kessler AG / Wolfenbüttel
  Initech sucht Sachbearbeiterin (m/w/x) in Frankfurt am Main => Sachbearbeiterin / Initech / Frankfurt am Main
  Stellenangebot: Pflegefachkraft (gn) – Klinikum Nordstadt – Hannover => Pflegefachkraft / Klinikum Nordstadt / Hannover
  Bäckereiverkäufer (m/w/d) - Vollzeit - Bäckerei Krume GmbH & Co. KG - Köln => Bäckereiverkäufer / Bäckerei Krume GmbH & Co. KG / Köln
  Werkstudent [m/w/d] IT | Globex | Ulm | XING Jobs => Werkstudent IT / Globex / Ulm
  Projektleiter:in Bau | Stadtwerke Lindenau | 04177 Leipzig => Projektleiter:in Bau / Stadtwerke Lindenau / 04177 Leipzig
  Buchhalter*in · Kontor eG, Bremen => Buchhalter*in / Kontor eG / Bremen
  Ingenieurbüro Weiß GmbH | Bauleiter (all genders) | Graz => Bauleiter / Ingenieurbüro Weiß GmbH / Graz
  Assistenzarzt (m/w/d) | Universitätsklinikum Heidelberg => Assistenzarzt / Universitätsklinikum Heidelberg
  Referent Kommunikation (m/w/div) beim Umweltbund e.V. (Berlin) => Referent Kommunikation / Umweltbund e.V. / Berlin
  Mechatroniker m/w/d | Krupka Maschinenbau GmbH | Zürich | jobs.ch => Mechatroniker / Krupka Maschinenbau GmbH / Zürich
`;

const FRENCH = `
  Développeur Full-Stack H/F chez Acme SAS - Lyon => Développeur Full-Stack / Acme SAS / Lyon
  Chef de projet digital (F/H) - CDI - Globex Groupe - Paris => Chef de projet digital / Globex Groupe / Paris
  Offre d'emploi : Infirmier (H/F) | Hôpital Saint-Luc | Nantes | Indeed => Infirmier / Hôpital Saint-Luc / Nantes
  Initech recrute un Comptable (H/F) à Toulouse => Comptable / Initech / Toulouse
  Ingénieure données - Banque du Nord - Lille (59) => Ingénieure données / Banque du Nord / Lille (59)
  Chargée de communication – Fondation Lumière – 69003 Lyon => Chargée de communication / Fondation Lumière / 69003 Lyon
  Vendeuse en boulangerie chez Au Bon Pain | HelloWork => Vendeuse en boulangerie / Au Bon Pain
  Product Designer - Umbrella - CDI à Paris | Welcome to the Jungle => nothing
  Responsable RH | Stark SARL | Bordeaux | Apec => Responsable RH / Stark SARL / Bordeaux
  Stagiaire marketing chez Hooli – Télétravail => Stagiaire marketing / Hooli / Télétravail
`;

const SPANISH = `
  Desarrollador Java en Acme S.L. - Madrid => Desarrollador Java / Acme S.L. / Madrid
  Enfermera (m/h) | Hospital del Mar | Barcelona | InfoJobs => Enfermera / Hospital del Mar / Barcelona
  Globex busca Ingeniero de Datos en Valencia => Ingeniero de Datos / Globex / Valencia
  Oferta de empleo: Administrativo contable - Grupo Sol - Sevilla => Administrativo contable / Grupo Sol / Sevilla
  Diseñador gráfico · Teletrabajo · Estudio Luna SL => Diseñador gráfico / Estudio Luna SL / Teletrabajo
  Camarera de pisos - Hotel Miramar - Málaga, España - Indeed.es => Camarera de pisos / Hotel Miramar / Málaga, España
  Técnico de laboratorio | Universidad de Granada => Técnico de laboratorio / Universidad de Granada
  Jefe de obra en Construcciones Ebro S.A. (Zaragoza) => Jefe de obra / Construcciones Ebro S.A. / Zaragoza
`;

const DUTCH_AND_ITALIAN = `
  Vacature: Softwareontwikkelaar bij Acme B.V. in Utrecht => Softwareontwikkelaar / Acme B.V. / Utrecht
  Globex zoekt een Projectleider in Rotterdam => Projectleider / Globex / Rotterdam
  Verpleegkundige (m/v) | Ziekenhuis Oost | Amsterdam => Verpleegkundige / Ziekenhuis Oost / Amsterdam
  Medewerker klantenservice - Initech NV - Antwerpen - Jobbird.com => Medewerker klantenservice / Initech NV / Antwerpen
  Boekhouder | Vollers Groep | Den Haag | Nationale Vacaturebank => Boekhouder / Vollers Groep / Den Haag
  Docent wiskunde bij Lyceum Zuid – Eindhoven => Docent wiskunde / Lyceum Zuid / Eindhoven
  Sviluppatore Web presso Acme S.r.l. - Milano => Sviluppatore Web / Acme S.r.l. / Milano
  Globex cerca un Addetto alla logistica a Bologna => Addetto alla logistica / Globex / Bologna
  Offerta di lavoro: Infermiere | Ospedale San Marco | Torino | Indeed => Infermiere / Ospedale San Marco / Torino
  Impiegata amministrativa - Tempo pieno - Rossi S.p.A. - Verona => Impiegata amministrativa / Rossi S.p.A. / Verona
  Responsabile vendite · Gruppo Alfa · Roma, Italia => Responsabile vendite / Gruppo Alfa / Roma, Italia
`;

const ADDRESSES = `
  https://www.linkedin.com/jobs/view/senior-engineer-at-acme-robotics-3812345678?refId=x => Senior Engineer / Acme Robotics
  https://www.welcometothejungle.com/fr/companies/globex/jobs/product-designer_paris => Product Designer / Globex / Paris
  https://initech.wd3.myworkdayjobs.com/en-US/Careers/job/Berlin/Data-Analyst_R-1234 => Data Analyst / Initech / Berlin
  https://jobs.smartrecruiters.com/Hooli/743999-qa-tester-m-w-d => Qa Tester / Hooli
  https://www.glassdoor.com/job-listing/test-engineer-umbrella-JV_IC2622109_KO0,13_KE14,22.htm => Test Engineer / Umbrella
  https://stark.teamtailor.com/jobs/4711-k%C3%BCchenhilfe => Küchenhilfe / Stark
  https://boards.greenhouse.io/acme/jobs/4001 => nothing
  https://www.linkedin.com/feed/ => nothing
  https://acme.recruitee.com/o/%E0%A4%A => nothing
  Cook at Acme Ltd https://jobs.example/4711 => Cook / Acme Ltd
`;

const MARKUP: Row[] = [
  [
    '<h1>Senior Engineer</h1><a href="/acme">Acme GmbH</a><p>Berlin</p>',
    'Senior Engineer',
    'Acme GmbH',
    'Berlin',
  ],
  ['Buyer at R&amp;D Supplies Ltd &ndash; Leeds', 'Buyer', 'R&D Supplies Ltd', 'Leeds'],
  [
    'Senior Engineer\r\nGlobex\r\nParis, France (Hybrid)',
    'Senior Engineer',
    'Globex',
    'Paris, France',
  ],
  ['<li>Buyer at <b>Acme Ltd</b><script>alert(1)</script></li>', 'Buyer', 'Acme Ltd'],
  [`Buyer\u00a0at\u200b Acme Ltd${' '.repeat(20)}| Leeds`, 'Buyer', 'Acme Ltd', 'Leeds'],
];

const NOT_TOLD = [
  '',
  'Senior Engineer',
  'Data Analyst (m/w/d)',
  'Data Analyst (m/w/d) | StepStone',
  'Software Engineer in Berlin',
  'Specialist in Marketing',
  'Ingénieur en informatique',
  'Full-Stack Developer',
  'Senior Engineer - Payments',
  'Product Manager - Designer Tools',
  'Acme GmbH',
  'Acme GmbH | Initech SE | Berlin',
  'Working at heights',
  'Looking at Rome',
  'one - two - three',
  'Moonshot | Quicksilver',
  'a | b | c | d | e | f | g | h | Engineer | Acme Ltd',
  'We are looking for a person who sees to it that our guests are well. '.repeat(30),
];

function rowsOf(table: string): Row[] {
  const lines = table.trim().split('\n');
  return lines.map((line) => {
    const [title = '', told = ''] = line.trim().split(' => ');
    return told === 'nothing' ? [title] : [title, ...told.split(' / ')];
  });
}

describe('the title of a posting', () => {
  it.each([
    ...[ENGLISH, GERMAN, FRENCH, SPANISH, DUTCH_AND_ITALIAN, ADDRESSES].flatMap(rowsOf),
    ...MARKUP,
    ...NOT_TOLD.map((title): Row => [title]),
  ])('%s', (title, ...[position, company, jobLocation]) => {
    const told = { position, ...(company && { company }), ...(jobLocation && { jobLocation }) };

    expect(readTitle(title)).toEqual(position === undefined ? null : told);
  });

  it('fills no field with more than a server takes', () => {
    const posting = readTitle(`${'Very '.repeat(60)}Senior Engineer at ${'Acme '.repeat(60)}Ltd`);

    expect(posting?.position).toHaveLength(199);
    expect(posting?.company).toHaveLength(199);
  });
});
