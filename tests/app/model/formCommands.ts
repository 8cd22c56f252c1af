import fc from 'fast-check';
import type { JobDraft } from '@/shared/api/contract';
import { JOB_STATUSES, JOB_TYPES } from '@/shared/config/options';
import { trimValues } from '@/shared/lib/requiredFields';
import { send } from './calls';
import { command } from './command';
import type { Driver } from './driver';
import { fill, find, press, refuse } from './hands';
import {
  dropForm,
  formOf,
  notRefused,
  openFormId,
  openPage,
  shownDraft,
  type Model,
} from './model';
import { markOf } from './people';
import { buttonOf, fieldOf } from './screen';

const TEXTS = ['position', 'company', 'jobLocation'] as const;
type Text = (typeof TEXTS)[number];

const WORDS = ['Cook', ' Diver ', 'Äpfel & <b>Söhne</b>', '100 % "remote"', '', '   '];

const CHOICES = [
  ...JOB_STATUSES.map((value) => ({ name: 'jobStatus' as const, value })),
  ...JOB_TYPES.map((value) => ({ name: 'jobType' as const, value })),
];

const manners = fc.constantFrom('once', 'twice', 'with Enter');

const typeText = fc
  .record({ name: fc.constantFrom(...TEXTS), word: fc.constantFrom(...WORDS) })
  .map(({ name, word }) =>
    command(`types '${word}' as ${name}`, {
      isPossible: isOpen,
      run: (model, driver) => typeInto(model, driver, name, word),
    }),
  );

const choose = fc.constantFrom(...CHOICES).map(({ name, value }) =>
  command(`chooses ${value} as ${name}`, {
    isPossible: isOpen,
    run: async (model, { hands }) => {
      await hands.selectOptions(fieldOf(name), value);
      if (shownDraft(model, openFormId(model))[name] !== value) changeDraft(model, name, value);
    },
  }),
);

const submit = manners.map((manner) =>
  command(`submits the form ${manner}`, {
    isPossible: isOpen,
    run: (model, driver) => submitForm(model, driver, manner),
  }),
);

const fillAndSubmit = fc
  .record({ word: fc.constantFrom('Cook', 'Diver'), manner: manners })
  .map(({ word, manner }) =>
    command(`fills in '${word}' and submits ${manner}`, {
      isPossible: isOpen,
      run: async (model, driver) => {
        for (const name of TEXTS) await typeInto(model, driver, name, word);
        await submitForm(model, driver, manner);
      },
    }),
  );

const clear = fc.constant(
  command('clears the form', {
    isPossible: isOpen,
    run: async (model, driver) => {
      await press(driver, buttonOf('clear'));
      dropForm(model, openFormId(model));
      model.marks = notRefused();
    },
  }),
);

/** Everything on the page 'add job'. */
export const formCommands = [
  { weight: 12, arbitrary: fillAndSubmit },
  { weight: 8, arbitrary: submit },
  { weight: 8, arbitrary: typeText },
  { weight: 4, arbitrary: choose },
  { weight: 3, arbitrary: clear },
];

function isOpen(model: Model): boolean {
  return openPage(model) === 'add job';
}

/** What people type bears their mark, so that nobody else is ever shown it. */
async function typeInto(model: Model, driver: Driver, name: Text, word: string): Promise<void> {
  const value = word.trim() === '' ? word : `${word} ${markOf(model.user?.name ?? 'nobody')}`;
  await fill(driver, name, value);
  if (shownDraft(model, openFormId(model))[name] !== value) changeDraft(model, name, value);
}

function changeDraft(model: Model, name: keyof JobDraft, value: string): void {
  const { marks } = model;
  formOf(model, openFormId(model)).typed[name] = value;
  marks.invalid = Object.fromEntries(
    Object.entries(marks.invalid).filter(([invalid]) => invalid !== name),
  );
}

async function submitForm(model: Model, driver: Driver, manner: string): Promise<void> {
  if (manner === 'with Enter') await driver.hands.type(fieldOf('company'), '{Enter}');
  else await press(driver, find('form [type="submit"]'), manner === 'twice' ? 2 : 1);
  const id = openFormId(model);
  const form = formOf(model, id);
  // One at a time.
  if (form.sent !== null) return;
  const draft = shownDraft(model, id);
  const empty = TEXTS.filter((name) => draft[name].trim() === '');
  if (empty.length > 0) {
    refuse(model, model.marks, empty);
    return;
  }
  const target = form.job === null ? 'POST /jobs' : `PATCH /jobs/${id}`;
  model.marks = notRefused();
  form.sent = send(model, 'save', `${target} ${JSON.stringify(trimValues(draft))}`);
}
