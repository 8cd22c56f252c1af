/** Everything that a user and the network do, and how often. */
import { CARD_STEPS } from './cardSteps';
import { FORM_STEPS } from './formSteps';
import { LIST_STEPS } from './listSteps';
import { NETWORK_STEPS } from './networkSteps';
import { SEVERAL_STEPS } from './severalSteps';
import { UNSENT_STEPS } from './unsentSteps';
import type { Drawn } from './drawn';

export const STEPS: Record<string, (tab: Drawn) => unknown> = {
  ...LIST_STEPS,
  ...CARD_STEPS,
  ...SEVERAL_STEPS,
  ...FORM_STEPS,
  ...UNSENT_STEPS,
  ...NETWORK_STEPS,
};

/** How often each is drawn: from the list, the board and the form on. Much of what is seldom possible. */
export const WEIGHTS = {
  list: {
    ...{ decide: 40, reach: 6, rest: 24, wait: 1, reconnect: 1, chooseStatus: 30, chooseFilter: 6 },
    ...{ edit: 18, pressTwice: 8, goTo: 16, goBack: 4, expire: 1, search: 8, clearFilters: 6 },
    ...{ turnPage: 8, switchView: 2, remove: 50, putBack: 99, type: 8, submit: 24, clearForm: 3 },
    ...{ undo: 40, continueDraft: 8, elsewhere: 16, answer: 8 },
  },
  board: {
    ...{ decide: 24, reach: 4, rest: 3, wait: 1, reconnect: 1, chooseStatus: 12, chooseFilter: 2 },
    ...{ edit: 1, pressTwice: 6, goBack: 1, search: 1, undo: 12, elsewhere: 12 },
    ...{ several: 24, pause: 24, stop: 3, goTo: 2, rest: 6 },
  },
  form: {
    ...{ decide: 24, reach: 3, rest: 6, wait: 1, disconnect: 20, reconnect: 5, expire: 1 },
    ...{ submit: 40, type: 6, clearForm: 2, continueDraft: 3, edit: 4, chooseStatus: 3 },
    ...{
      goTo: 24,
      goBack: 4,
      breakOff: 24,
      sendKept: 30,
      takeKept: 5,
      removeElsewhere: 2,
      elsewhere: 8,
      answer: 4,
    },
  },
};
