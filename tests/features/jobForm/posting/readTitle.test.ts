import { describe, expect, it } from 'vitest';
import { readTitle } from '@/features/jobForm/posting/readTitle';

/** Places that the user's applications name. */
const PLACES = ['Köln', 'Leeds, United Kingdom', 'Madrid'];

/** What tells the parts of a title: 'title => position / company / place'. */
const RULES: Record<string, string> = {
  'words for an employment': `
    Data Scientist at Stark Labs => Data Scientist / Stark Labs
    Job Application for Data Scientist at Stark Labs => Data Scientist / Stark Labs
    Softwareentwickler bei Müller & Söhne GmbH in München => Softwareentwickler / Müller & Söhne GmbH / München
    Industriemechaniker bei der Kessler AG - Wolfenbüttel => Industriemechaniker / Kessler AG
    Teacher of Physics at Hill School, Bristol => Teacher of Physics / Hill School, Bristol
    Teacher of Physics at Hill School, Leeds => Teacher of Physics / Hill School / Leeds
    Vendeuse en boulangerie chez Au Bon Pain | HelloWork => Vendeuse en boulangerie / Au Bon Pain
    Docent wiskunde bij Lyceum Zuid – Eindhoven => Docent wiskunde / Lyceum Zuid
    Cook @ We Are Social => Cook / We Are Social
    Financial Analyst | Careers at Massive Dynamic | Boston => Financial Analyst / Massive Dynamic
    Working at heights => nothing
  `,
  'words for a search': `
    (3) Globex hiring Head of Sales in Ghent, Flemish Region, Belgium | LinkedIn => Head of Sales / Globex / Ghent, Flemish Region, Belgium
    Globex hiring Product Designer in Paris | Any Site => Product Designer / Globex / Paris
    Initrode is hiring a Test Engineer in London => Test Engineer / Initrode / London
    Initech sucht Sachbearbeiterin in Frankfurt am Main => Sachbearbeiterin / Initech / Frankfurt am Main
    Initech recrute un Comptable à Toulouse => Comptable / Initech / Toulouse
    Globex busca Ingeniero de Datos en Valencia => Ingeniero de Datos / Globex / Valencia
    Globex zoekt een Projectleider => Projectleider / Globex
    Globex cerca un Addetto alla logistica => Addetto alla logistica / Globex
    Senior Hiring Manager | Hooli => Senior Hiring Manager / Hooli
  `,
  'lines and bars': `
    Data Analyst | Initech SE => Data Analyst / Initech SE
    Data Analyst | Initech SE | Lübeck | Some New Site => Data Analyst / Initech SE
    Software Engineer in Test | Hooli | Dublin, Ireland | LinkedIn => Software Engineer in Test / Hooli / Dublin, Ireland
    Marketing Manager · Vandelay Inc. · New York, NY => Marketing Manager / Vandelay Inc. / New York, NY
    Verkäufer·in | Hofladen => Verkäufer·in / Hofladen
    Data Analyst | Köln, Ehrenfeld | Globex => Data Analyst / Globex / Köln, Ehrenfeld
    Registered Nurse - St Mary Hospital - York - Indeed.com => Registered Nurse / St Mary Hospital
    Data Analyst | jobs.ch => nothing
    a | b | c | d | e | f | g | h => nothing
  `,
  'dashes, which divide positions too': `
    Cook - Acme - London, UK => Cook / Acme / London, UK
    Cook - Acme - Leeds => Cook / Acme / Leeds
    Cook – Remote => Cook /  / Remote
    Senior Engineer - Payments => nothing
    Senior Engineer - Payments - Acme - Leeds => nothing
    one - two - three => nothing
  `,
  'places that say so, or are known': `
    Cook | Acme | Remote => Cook / Acme / Remote
    Cook | Acme | Remote (EU) => Cook / Acme / Remote
    Cook | Acme | Lyon, France (Hybrid) => Cook / Acme / Lyon, France
    Koch | Acme | Wien, Österreich => Koch / Acme / Wien, Österreich
    Cuoco | Acme | Lugano, Svizzera => Cuoco / Acme / Lugano, Svizzera
    Cook | Acme | Utrecht, the Netherlands => Cook / Acme / Utrecht, the Netherlands
    Cook | Acme | leeds => Cook / Acme / leeds
    Cook | Acme | Köln => Cook / Acme / Köln
    Cook | Acme | Bonn => Cook / Acme
    Cook | Acme | Nordjobs => Cook / Acme
    Cook | Remotely => Cook / Remotely
    Office Administrator in Leeds | Pied Piper => Office Administrator / Pied Piper / Leeds
    Backend Developer (Remote) @ Umbrella Ltd => Backend Developer / Umbrella Ltd / Remote
    Referent beim Umweltbund e.V. (Köln) => Referent / Umweltbund e.V. / Köln
  `,
  "'(m/w/d)', which is no part of a position": `
    Data Analyst (m/w/d) => Data Analyst
    Koch (m/w/d) - Vollzeit => Koch - Vollzeit
    Ingenieurbüro Weiß GmbH | Bauleiter (all genders) => Bauleiter / Ingenieurbüro Weiß GmbH
    Krone | Koch (m/w/d) | Graz => Krone | Koch | Graz
    Mechatroniker m/w/d | Krupka | Köln => Mechatroniker / Krupka / Köln
    Développeur Full-Stack H/F chez Acme SAS - Lyon => Développeur Full-Stack / Acme SAS
    Werkstudent [m/w/d] IT | Globex => Werkstudent IT / Globex
    Koch in Köln (m/w/d) | Krone => Koch / Krone / Köln
    Engineer (C/C++) | Acme => Engineer (C/C++) / Acme
  `,
  'sentences that share a posting': `
    Check out this job at Globex: Senior Engineer => Senior Engineer / Globex
    Check out this job at Globex: Cook in Leeds => Cook / Globex / Leeds
    Check out this job at Globex: https://jobs.example/1 =>  / Globex
    Check out this job on LinkedIn: Cook => Cook
    I thought you might be interested in Cook at Acme => Cook / Acme
    I thought you might be interested in this job: Cook at Acme in York => Cook / Acme / York
    Schau dir diese Stelle an: Koch bei Acme => Koch / Acme
    We are hiring a Cook => nothing
    I found this yesterday => nothing
    Check out this job => nothing
  `,
  'lines with labels': `
    Company: Acme | Role: Cook | Location: York => Cook / Acme / York
    Role: Cook at Acme, Location: York => Cook / Acme / York
    Firma: Acme, Stelle: Koch (m/w/d) => Koch / Acme
    Entreprise : Acme | Poste : Cuisinier => Cuisinier / Acme
    Cook | Company: Acme => Cook / Acme
    Salary: 30k | Company: Acme =>  / Acme
    Title: Cook => Cook
  `,
  'addresses of postings': `
    https://www.linkedin.com/jobs/view/senior-engineer-at-acme-robotics-3812345678?refId=x => Senior Engineer / Acme Robotics
    https://www.welcometothejungle.com/fr/companies/globex/jobs/product-designer_paris => Product Designer / Globex / Paris
    https://initech.wd3.myworkdayjobs.com/en-US/Careers/job/Berlin/Data-Analyst_R-1234 => Data Analyst / Initech / Berlin
    https://jobs.smartrecruiters.com/Hooli/743999-qa-tester-m-w-d => Qa Tester / Hooli
    https://www.glassdoor.com/job-listing/test-engineer-umbrella-JV_IC2622109_KO0,13_KE14,22.htm => Test Engineer / Umbrella
    https://stark.teamtailor.com/jobs/4711-k%C3%BCchenhilfe => Küchenhilfe / Stark
    https://boards.greenhouse.io/acme/jobs/4001 => nothing
    https://acme.recruitee.com/o/%E0%A4%A => nothing
    Cook at Acme Ltd https://jobs.example/4711 => Cook / Acme Ltd
  `,
  'counts and marks before them': `
    (3) Cook at Acme => Cook / Acme
    (99+) Cook | Acme => Cook / Acme
    [12] Cook | Acme => Cook / Acme
    ● Cook - Acme - Leeds => Cook / Acme / Leeds
    • Cook | Acme => Cook / Acme
    (1) ● 🔥 Cook | Acme => Cook / Acme
    (2) Senior Engineer => Senior Engineer
    (m/w/d) Koch | Acme => Koch / Acme
    3D Artist | Acme => 3D Artist / Acme
  `,
  'names of sites, which are in no field': `
    Cook - Acme - Munich - Indeed.com => Cook / Acme
    Indeed.com: Cook at Acme => Cook / Acme
    StepStone: Koch: Grill | Acme => Koch: Grill / Acme
    Cook - Acme - LinkedIn => Cook / Acme
    Cook | LinkedIn => nothing
    Cook | Leeds | StepStone => Cook /  / Leeds
    LinkedIn | Cook | Acme => Cook / Acme
    Cook | Acme | Glassdoor Jobs => Cook / Acme
    Cook at Acme on LinkedIn => Cook / Acme
    Koch bei Acme auf StepStone => Koch / Acme
    Cook - Welcome to the Jungle => nothing
    Krone | Koch (m/w/d) | Graz | XING => Krone | Koch | Graz
    LinkedIn hiring Product Manager in Dublin | LinkedIn => Product Manager / LinkedIn / Dublin
    Cook | Monster Energy => Cook / Monster Energy
    LinkedIn => nothing
  `,
  'a place and work from home': `
    Data Analyst | Trade Republic (Berlin, remote) => Data Analyst / Trade Republic / Berlin, remote
    Data Analyst at Trade Republic (Berlin, Remote) => Data Analyst / Trade Republic / Berlin, Remote
    Data Analyst | Acme | Berlin/hybrid => Data Analyst / Acme / Berlin/hybrid
    Data Analyst (Lyon or remote) | Acme => Data Analyst / Acme / Lyon or remote
    Data Analyst | Remote Control Ltd => Data Analyst / Remote Control Ltd
    Data Analyst | Acme (formerly remote) => Data Analyst / Acme (formerly remote)
    Data Analyst (m/w/d) - Job in Hamburg bei OTTO => Data Analyst / OTTO / Hamburg
    Job in Hamburg bei OTTO =>  / OTTO / Hamburg
    Cook | Acme | Jobs in York => Cook / Acme / York
  `,
  'lists of postings': `
    Top job picks for you | LinkedIn => nothing
    Software Engineer Jobs in Berlin | Glassdoor => nothing
    Search results | StepStone => nothing
    Search results for "cook" | StepStone => nothing
    1,000+ Software Engineer jobs in Berlin (45 new) | LinkedIn => nothing
    (7) 1.234 Stellenangebote für Koch in Wien | Some Site => nothing
    25 Koch Jobs in Wien, Österreich - Dezember 2026 | Indeed.com => nothing
    Koch Jobs & Stellenangebote in Wien - karriere.at => nothing
    Offres d'emploi Cuisinier à Lyon | HelloWork => nothing
    Vacatures in Utrecht | Indeed => nothing
    Recommended jobs | LinkedIn => nothing
    Jobs für dich | XING => nothing
    Job alerts | LinkedIn => nothing
    Cook jobs | Indeed => nothing
    Indeed | Jobs in York => nothing
    Steve Jobs hiring Cook => Cook / Steve Jobs
    Search Engineer | Acme => Search Engineer / Acme
    Job Coach | Acme => Job Coach / Acme
    Best Boy | Acme => Best Boy / Acme
  `,
  'one phrase, which may be the position alone': `
    Senior Engineer => nothing
    Software Engineer in Leeds => nothing
    Developer (Remote) => nothing
    Acme GmbH => nothing
  `,
};

describe.each(Object.entries(RULES))('titles with %s', (_, table) => {
  const rows = table.trim().split('\n');
  it.each(rows.map((row) => row.trim()))('%s', (row) => {
    const [title = '', told = ''] = row.split(/ =>(?: |$)/);
    const [position, company, jobLocation] = told.split(' / ').map((text) => text.trim());
    const expected = {
      ...(position && { position }),
      ...(company && { company }),
      ...(jobLocation && { jobLocation }),
    };

    expect(readTitle(title, PLACES)).toEqual(told === 'nothing' ? null : expected);
  });
});

it.each([
  ['<h1>Engineer</h1><a href="/acme">Acme</a><p>Leeds</p>', 'Engineer', 'Acme', 'Leeds'],
  ['Buyer at R&amp;D Supplies Ltd &ndash; Leeds', 'Buyer', 'R&D Supplies Ltd', 'Leeds'],
  ['Engineer\r\nGlobex\r\nParis, France (Hybrid)', 'Engineer', 'Globex', 'Paris, France'],
  ['<p>Buyer at <b>Acme</b><script>alert(1)</script></p><p>Leeds', 'Buyer', 'Acme', 'Leeds'],
  [`Buyer\u00a0at\u200b Acme${' '.repeat(20)}| Leeds`, 'Buyer', 'Acme', 'Leeds'],
  ['Cook\nAcme\nI found this on a site', 'Cook', 'Acme', undefined],
  ['Company: Acme\nWhat we offer\nRole: Cook\nPlace: Leeds', 'Cook', 'Acme', 'Leeds'],
])('reads the lines and markup of %j', (title, position, company, jobLocation) => {
  expect(readTitle(title, PLACES)).toEqual({
    position,
    company,
    ...(jobLocation && { jobLocation }),
  });
});

it('fills no field with more than a server takes, and reads no long text', () => {
  const posting = readTitle(`${'Very '.repeat(60)}Cook at ${'Acme '.repeat(60)}Ltd`, PLACES);

  expect(posting?.position).toHaveLength(199);
  expect(posting?.company).toHaveLength(199);
  expect(readTitle('Our guests are well at Acme. '.repeat(60), PLACES)).toBeNull();
});
