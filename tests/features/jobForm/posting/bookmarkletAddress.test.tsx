import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { bookmarkletFor, findRecordAddress } from '@/features/jobForm/posting/bookmarkletAddress';
import { setMedia } from '../../../support/browser';
import { renderApp } from '../../../support/render';

const FORM = 'https://jobs.example/add-job';

/** Pages of job sites: what each is, its head, and what it tells. */
const PAGES: [page: string, html: string, told: Record<string, string>][] = [
  [
    'one JobPosting',
    `<title>Data Analyst at Initech | Jobs</title><script type="application/ld+json">{
      "@context": "https://schema.org", "@type": "JobPosting", "title": " Data Analyst (m/w/d) ",
      "hiringOrganization": { "@type": "Organization", "name": "Initech SE" },
      "jobLocation": { "@type": "Place", "address": { "@type": "PostalAddress",
        "streetAddress": "Kai 1", "addressLocality": "Hamburg", "addressCountry": "DE" } } }</script>`,
    { position: 'Data Analyst (m/w/d)', company: 'Initech SE', jobLocation: 'Hamburg, DE' },
  ],
  [
    'a graph with several places',
    `<title>Careers</title><script type="application/ld+json">{ "@graph": [
      { "@type": "BreadcrumbList" }, { "@type": ["Thing", "JobPosting"], "title": "Cook",
      "hiringOrganization": "Soup &amp; Co", "jobLocation": [
        { "address": { "addressRegion": "Kent", "addressCountry": { "name": "United Kingdom" } } },
        { "address": { "addressLocality": "Leeds" } } ] } ] }</script>`,
    { position: 'Cook', company: 'Soup &amp; Co', jobLocation: 'Kent, United Kingdom' },
  ],
  [
    'broken data, a list, and work from home',
    `<title>x</title><script type="application/ld+json">{ "@type": "JobPosting", </script>
     <script type="application/ld+json">[null, 1, { "@type": "JobPosting", "title": "Développeur",
      "hiringOrganization": { "name": "Globex" }, "jobLocationType": "TELECOMMUTE" }]</script>`,
    { position: 'Développeur', company: 'Globex', jobLocation: 'Remote' },
  ],
  [
    'a posting that names no company',
    `<title>Verpleegkundige bij Zorg B.V.</title><script type="application/ld+json">{
      "@type": "JobPosting", "title": "Verpleegkundige", "hiringOrganization": { "name": 7 },
      "jobLocation": { "address": "Utrecht" } }</script>`,
    {
      position: 'Verpleegkundige',
      jobLocation: 'Utrecht',
      title: 'Verpleegkundige bij Zorg B.V.',
    },
  ],
  [
    'a list of postings',
    `<title>42 jobs</title><script type="application/ld+json">{ "@type": "ItemList",
      "itemListElement": [ { "item": { "@type": "JobPosting", "title": "Cook" } },
        { "item": { "@type": "JobPosting", "title": "Baker" } } ] }</script>`,
    { title: '42 jobs' },
  ],
  [
    'the posting as the main entity, a type by its address, and line breaks within texts',
    `<title>x</title><script type="application/ld+json">{ "@type": "WebPage", "mainEntity": [ {
      "@type": "http://schema.org/JobPosting", "title": "Cook", "description": "Soup\nand\tmore",
      "hiringOrganization": [ { "name": "Acme" } ] } ] }</script>`,
    { position: 'Cook', company: 'Acme' },
  ],
  [
    'no data at all',
    '<title>Globex hiring Product Designer in Paris, France | LinkedIn</title><h1>Hello</h1>',
    { title: 'Globex hiring Product Designer in Paris, France | LinkedIn' },
  ],
];

it.each(PAGES)('the bookmarklet reads a page with %s', (_, html, told) => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const address = new URL(findRecordAddress(page, FORM));

  expect(address.origin + address.pathname).toBe(FORM);
  expect(Object.fromEntries(address.searchParams)).toEqual(told);
});

it('a press on the bookmarklet in the app explains it', async () => {
  const { user, location } = await renderApp({ route: '/profile', user: {} });
  const link = await screen.findByRole('link', { name: 'add to Jobtrail' });
  expect(link).toHaveAttribute('href', bookmarkletFor(window.location.origin));
  expect(screen.queryByText(/^The link works in the bookmarks bar alone/)).toBeNull();

  expect(fireEvent(link, new MouseEvent('auxclick', { cancelable: true, bubbles: true }))).toBe(
    false,
  );
  await user.click(link);
  expect(await screen.findByText(/^The link works in the bookmarks bar alone/)).toBeVisible();
  expect(location()).toBe('/profile');
});

it('has a place of its own, to which the menu of the list leads', async () => {
  const { user, opens } = await renderApp({ route: '/all-jobs', user: {}, jobs: [{}] });
  await user.click(await screen.findByRole('button', { name: 'more' }));
  await user.click(screen.getByRole('link', { name: 'from a posting' }));
  await opens('/posting');

  expect(await screen.findByRole('link', { name: 'add to Jobtrail' })).toBeVisible();
});

it.each(['/', '/all-jobs'])('is one of three ways to record where %s is empty', async (route) => {
  const { user, opens } = await renderApp({ route, user: {} });
  const main = within(screen.getByRole('main'));
  const way = await main.findByRole('link', { name: 'from a posting' });
  const ways = within(way.closest('ul') ?? document.body).getAllByRole('listitem');
  expect(ways.map((item) => item.textContent)).toEqual([
    'add jobType in one application.',
    'importChoose a file, or paste the rows of a spreadsheet.',
    'from a postingRecord what a job site shows.',
  ]);
  await user.click(way);
  await opens('/posting');
});

it('gives way to the share menu where fingers are used', async () => {
  setMedia({ touch: true });
  const { follow } = await renderApp({ route: '/posting', user: {} });
  expect(await screen.findByText(/share menu/)).toBeVisible();
  expect(screen.queryByText(/bookmarks bar|drag/i)).toBeNull();
  expect(screen.queryByRole('link', { name: 'add to Jobtrail' })).toBeNull();
  await follow('profile');
  expect(await screen.findByText(/share menu/)).toBeVisible();
});

it('is done by copying on an iPhone, which shares with no installed app', async () => {
  setMedia({ touch: true });
  Object.assign(navigator, { standalone: false });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'standalone'));
  await renderApp({ route: '/posting', user: {} });

  expect(
    await screen.findByText(
      /^Copy the title .* on the page .from a posting.* "Add to Home Screen"/,
    ),
  ).toBeVisible();
  expect(screen.queryByText(/installed app/)).toBeNull();
});
