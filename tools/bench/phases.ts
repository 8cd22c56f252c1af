import { printTable } from '../lib/table';
import { median } from '../lib/vitals';
import {
  CHART,
  link,
  LINKS,
  measureInTurns,
  openSlow,
  pageButton,
  PAGES,
  TYPES,
  type Bench,
  type Build,
  type Times,
} from './beside';

/** Times in microseconds. */
type TraceEvent = {
  name: string;
  ph: string;
  ts: number;
  dur: number;
  pid: number;
  tid: number;
  args: { data?: { type?: string } };
};
type Press = { on: 'click' | 'change'; isToPaint: boolean };

/** What a frame is made of, by the names of trace events. */
const PHASES = {
  script:
    /^(EventDispatch|FunctionCall|RunMicrotasks|FireAnimationFrame|TimerFire|XHR\w+|v8\.\w+)$/,
  style: /^UpdateLayoutTree$/,
  layout: /^Layout$/,
  paint: /^(PrePaint|Paint|Layerize|Commit|UpdateLayer)$/,
};
const WALKS = 3;

/**
 * Prints what presses cost beside another build, by traces with a processor four times slower: links to
 * the paint of their page, others until nothing more follows.
 */
export async function reportPhases(bench: Bench): Promise<void> {
  const [ours, theirs] = await measureInTurns(bench, [measurePhases]);
  if (ours === undefined) return;
  const presses = new Set([...ours.keys()].map((name) => name.split(': ')[0] ?? name));
  console.log('\nThe main thread of presses, app / other build, medians in ms\n');
  printTable(
    ['press', ...Object.keys(PHASES)],
    [...presses].map((press) => [
      press,
      ...Object.keys(PHASES).map((phase) =>
        [ours, theirs]
          .map((times) => median(times?.get(`${press}: ${phase}`) ?? []).toFixed(0))
          .join(' / '),
      ),
    ]),
  );
}

async function measurePhases(build: Build): Promise<Times> {
  const found: Times = {};
  const { page, close } = await openSlow(build, '/', CHART);
  const browser = page.context().browser();
  if (browser === null) throw new Error('The page has no browser to trace.');

  const trace = async (name: string, press: Press, act: () => Promise<unknown>) => {
    await page.mouse.move(700, 5);
    await page.waitForTimeout(300);
    await browser.startTracing(page, { categories: ['devtools.timeline'] });
    await act();
    await page.waitForTimeout(600);
    const text = (await browser.stopTracing()).toString();
    const { traceEvents } = JSON.parse(text) as { traceEvents: TraceEvent[] };
    for (const [phase, ms] of Object.entries(sumPhases(traceEvents, press))) {
      (found[`${name}: ${phase}`] ??= []).push(ms);
    }
  };

  await page.waitForTimeout(2500);
  for (let walk = 0; walk < WALKS; walk += 1) {
    for (const { name } of LINKS) {
      const act = () => link(page, name).click();
      // The first press of each compiles its code.
      if (walk === 0) await act();
      else await trace(`link to ${name}`, { on: 'click', isToPaint: true }, act);
      await page.waitForTimeout(1200);
    }
  }
  await link(page, 'all jobs').click();
  await page.waitForTimeout(1500);
  for (const type of TYPES) {
    await trace('filter', { on: 'change', isToPaint: false }, () =>
      page.locator('[name="searchType"]').selectOption(type),
    );
  }
  await page.locator('[name="searchType"]').selectOption('all');
  await page.waitForTimeout(1000);
  for (const number of PAGES) {
    await trace('page button', { on: 'click', isToPaint: false }, () =>
      pageButton(page, number).click(),
    );
  }
  await close();
  return found;
}

/** Milliseconds of each phase on the main thread, from a press on. */
function sumPhases(events: TraceEvent[], { on, isToPaint }: Press) {
  const start = events.find(({ name, args }) => name === 'EventDispatch' && args.data?.type === on);
  if (start === undefined) throw new Error(`The trace has no ${on}.`);
  const all = events
    .filter(({ ph, pid, tid, ts, dur }) => {
      return ph === 'X' && dur > 0 && pid === start.pid && tid === start.tid && ts >= start.ts;
    })
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  const sums = { script: 0, style: 0, layout: 0, paint: 0 };
  const add = (event: TraceEvent | undefined, microseconds: number) => {
    for (const phase of Object.keys(PHASES) as (keyof typeof PHASES)[]) {
      if (event && PHASES[phase].test(event.name)) sums[phase] += microseconds / 1000;
    }
  };
  // Those around the event at hand, the innermost last.
  let around: TraceEvent[] = [];
  for (const event of isToPaint ? all.slice(0, findPaint(all)) : all) {
    around = around.filter(({ ts, dur }) => ts + dur > event.ts);
    add(event, event.dur);
    add(around.at(-1), -event.dur);
    around.push(event);
  }
  return sums;
}

/** The place behind the first frame that paints something. */
function findPaint(events: TraceEvent[]): number {
  const paint = events.findIndex(({ name }) => name === 'Paint');
  return events.findIndex(({ name }, index) => index > paint && name === 'Layerize') + 1;
}
