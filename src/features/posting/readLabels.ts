import { trimText } from '@/shared/lib/trimText';
import type { Posting } from './posting';

const LABELS: Record<keyof Posting, string> = {
  position: 'position|role|title|job title|stelle|poste|puesto|functie|posizione',
  company: 'company|employer|firma|unternehmen|entreprise|empresa|bedrijf|azienda',
  jobLocation: 'location|place|ort|standort|lieu|ubicación|locatie|sede',
};
const LABEL = new RegExp(`(?:^|[\\n|•·,;–-])\\s*(${Object.values(LABELS).join('|')})\\s*:`, 'iu');

/** What lines like 'Company: Acme' tell, and the text before the first one. */
export function readLabels(text: string): { before: string; labelled: Posting } {
  const [before = '', ...rest] = text.split(LABEL);
  const labelled: Posting = {};
  for (let index = 0; index < rest.length; index += 2) {
    const [label = '', value = ''] = rest.slice(index);
    const names = Object.keys(LABELS) as (keyof Posting)[];
    const name = names.find((one) => LABELS[one].split('|').includes(label.toLowerCase()));
    if (name) labelled[name] ??= trimText(value).split(/\s*[\n|•]\s*/)[0] ?? '';
  }
  return { before: trimText(before), labelled };
}
