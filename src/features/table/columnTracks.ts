import { css } from 'styled-components';
import { TEXT_FIELDS } from '@/jobs/model/job';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';
import { COLUMNS } from './tableColumns';

/** What the names get at least of the room that the other columns leave in a narrow table. */
const LEAST: Record<string, number> = { position: 0.46, company: 0.27, jobLocation: 0.27 };
const ROOM = 'max(0px, 100% - 26rem)';

const NAMES = COLUMNS.map(({ field, name }) => field ?? name);
/** A column without a track takes no room. */
export const TRACKS = [...NAMES, 'open'].map((name) => `var(--${name}-track, )`).join(' ');

/** Names may be cut where there is no room for all, the others not. */
const tracks = NAMES.map((name) => {
  const need = `var(--${name}) + 2 * var(--side) + var(--badge-of-${name}, 0px)`;
  const isText = TEXT_FIELDS.some((field) => field.name === name);
  const least = isText ? `min(${need}, ${ROOM} * ${LEAST[name] ?? 0})` : `calc(${need})`;
  return `--${name}-track: minmax(${least}, var(--${name}-share));`;
}).join('\n');

/** The tracks of a row, of what `columnShares` knows about the texts. */
export const columnTracks = css`
  --side: ${theme.space(2)};
  --badge-side: ${theme.space(3)};
  --badge-of-jobStatus: calc(2 * var(--badge-side) + 2px);
  --open-track: 3rem;
  ${tracks}

  @container not (min-width: 52rem) {
    --side: 6px;
    --badge-side: ${theme.space(2)};
    --open-track: 2.5rem;
  }

  @container not (min-width: 42rem) {
    --jobType-track: initial;
    --date-track: initial;
  }

  /* Paper has room for all of them, in as many lines as they need. */
  ${media.print} {
    --position-track: minmax(0, 3fr);
    --company-track: minmax(0, 2.2fr);
    --jobLocation-track: minmax(5.25em, 1.8fr);
    --jobType-track: 6.25em;
    --jobStatus-track: 5.25em;
    --date-track: minmax(4.75em, 1.2fr);
    --waiting-track: 4.5em;
    --open-track: initial;
  }
`;
