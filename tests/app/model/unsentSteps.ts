/** What a user does with what waits to be sent. */
import { vi } from 'vitest';
import * as forms from './forms';
import * as unsent from './unsent';
import * as screen from './screen';
import * as app from './model';
import { need, type Drawn } from './drawn';

export const UNSENT_STEPS = {
  async sendKept({ hands, model, draw }: Drawn) {
    const button = draw(screen.buttonsOf('send now').filter((one) => !screen.isRefused(one)));
    // In a pause it is waited for as before.
    if (
      !model.wants.some(({ kind, pausedUntil = 0 }) => kind === 'send' && Date.now() < pausedUntil)
    )
      sendKept(model, true);
    await hands.click(button);
  },
  async takeKept({ hands, model, arrive, draw }: Drawn) {
    const button = draw(screen.all(`${screen.OUTBOX} button`));
    const name = button.closest('li')?.querySelector('p')?.textContent;
    const kept = draw(model.outbox.filter(({ changes }) => screen.nameOf(changes) === name));
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    await hands.click(button);
    if (button.textContent === 'edit') {
      const isOpen = kept.form !== undefined && kept.form === model.forms.get(app.NEW);
      if (forms.isTyped(model, app.NEW) && !isOpen) {
        model.said.add(unsent.IN_THE_WAY);
        return;
      }
      const form = isOpen ? kept.form : { ...kept.changes };
      unsent.leaveUnsent(model, kept.changes);
      if (form) model.forms.set(app.NEW, form);
      await arrive();
      if (!kept.mark.startsWith('may have been recorded')) {
        Object.assign(kept, { mark: unsent.EDITED, form });
        return;
      }
    }
    unsent.leaveUnsent(model, kept.changes);
    model.outbox = model.outbox.filter((one) => one !== kept);
  },
  /** Another tab removes what waits in the outbox that they share. */
  removeElsewhere({ model, draw }: Drawn) {
    const kept = draw(model.outbox.filter(({ mark }) => mark.startsWith(unsent.WAITS)));
    const key = draw(screen.keptWhere(JSON.stringify(kept.changes.position)));
    localStorage.removeItem(key);
    window.dispatchEvent(new StorageEvent('storage', { key }));
    unsent.leaveUnsent(model, kept.changes);
    model.outbox = model.outbox.filter((one) => one !== kept);
  },
  disconnect: () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false),
  reconnect({ model }: Drawn) {
    // Beside the figures of its page nobody could tell which call is the look.
    need(!unsent.findWaiting(model) || model.page !== '/');
    sendKept(model, false);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    // The collection is fresh for five minutes.
    model.isStale &&= model.page !== '/all-jobs' || model.filters.view === 'board';
  },
};

/** What waits is sent, once. */
function sendKept(model: app.Model, isToldWhy: boolean): void {
  need(!model.wants.some(({ kind, look }) => kind === 'send' || look !== undefined));
  unsent.sendWaiting(model, isToldWhy);
}
