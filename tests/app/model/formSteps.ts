/** What a user does with the forms. */
import * as forms from './forms';
import * as unsent from './unsent';
import * as writes from './writes';
import * as screen from './screen';
import * as app from './model';
import { need, nextCount, type Drawn } from './drawn';
import { FIELDS, type Draft } from './server';

const WORDS = ['Cook', ' Diver ', 'Äpfel & <b>Söhne</b>', '100 % "remote"'];

export const FORM_STEPS = {
  type: (tab: Drawn) => change(tab, tab.draw(FIELDS)),
  async submit(tab: Drawn) {
    const { model, hands, draw } = tab;
    const isLookedFor = model.jobId === app.NEW && (tab.isServerLost() || !navigator.onLine);
    need(!isLookedFor || !unsent.findWaiting(model));
    const way = draw(['double press', 'Enter', 'three Enters'] as const);
    for (const name of ['position', 'company'] as const) await change(tab, name);
    const { id, typed, isBusy } = forms.openForm(model);
    // What is looked for after a minute the tests of edits tell of.
    const { openedAt = 0 } = model.bases.get(id) ?? {};
    need(id === app.NEW || Date.now() < openedAt + forms.RECHECK_MS);
    const values = Object.entries(screen.valuesIn('main form'));
    const sent = values.filter(([name]) => id === app.NEW || name in typed);
    const changes = Object.fromEntries(sent.map(([name, text]) => [name, text.trim()]));
    if (way === 'double press') {
      const button = draw(screen.all('form [type="submit"]'));
      await hands.click(button);
      // The presses of a double one are tasks of their own.
      await tab.calm();
      await hands.click(button);
    } else {
      const field = draw([...document.getElementsByName('company')]);
      // The others come before the answer, each as a task of its own.
      for (let presses = way === 'Enter' ? 1 : 3; presses > 0; presses -= 1) {
        await hands.type(field, '{Enter}');
        await tab.calm();
      }
    }
    if (isBusy) return;
    model.formError = '';
    // After a lost answer nobody knows what the app has to compare with.
    const [asked] = screen.questions();
    const text = model.lost.has(id) ? asked?.textContent : forms.questionOf(model, id, changes);
    model.question = text ? { text, changes } : null;
    if (text) return;
    const wanted = writes.want(model, id === app.NEW ? 'add' : 'edit', id, changes);
    if (isLookedFor) wanted.look = 'due';
  },
  async answer({ hands, model, draw }: Drawn) {
    const question = draw(model.question ? [model.question] : []);
    const button = draw(screen.all(`${screen.QUESTION} button`));
    await hands.click(button);
    model.question = null;
    if (button.textContent === 'save mine')
      writes.want(model, 'edit', model.jobId, question.changes);
  },
  async clearForm({ hands, model, wait, draw }: Drawn) {
    const button = draw(screen.buttonsOf('clear'));
    // A press so soon after a save does nothing.
    await wait(2);
    await hands.click(button);
    model.forms.delete(model.jobId);
    forms.closeForm(model);
    model.formError = '';
  },
  async continueDraft({ hands, model, draw }: Drawn) {
    await hands.click(draw(screen.buttonsOf('continue')));
    forms.swapDrafts(model);
    model.formError = '';
  },
};

/** Chooses something, or types what nobody has typed before. */
async function change({ hands, model, draw }: Drawn, name: keyof Draft) {
  const field = draw([...document.getElementsByName(name)]) as HTMLInputElement | HTMLSelectElement;
  const isChoice = field instanceof HTMLSelectElement;
  const text = isChoice ? draw([...field.options]).value : `${draw(WORDS)} ${nextCount()}`;
  if (text !== field.value) forms.type(model, name, text, screen.valuesIn('main form'));
  if (isChoice) return hands.selectOptions(field, text);
  await hands.clear(field);
  await hands.paste(text);
}
