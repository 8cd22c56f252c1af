/** Characters that show nothing and that no script needs: U+200B and its kind, and fillers. */
const NOTHING = /[\u00AD\u200B\u2060-\u2064\u3164\uFEFF\uFFA0]/gu;
/** Blanks, and invisible characters but those that shape the one before: variation selectors and tags. */
const BLANK =
  '(?:[\\s\\u2800]|(?![\\uFE00-\\uFE0F\\u{E0020}-\\u{E01EF}])\\p{Default_Ignorable_Code_Point})+';
/** No-break, thin, ideographic and other blanks, which keyboards and pages put in the place of the ordinary one. */
const OTHER_BLANKS = /\p{Zs}/gu;
const BLANKS_AROUND = new RegExp(`^${BLANK}|${BLANK}$`, 'gu');
const INVISIBLE = /^[\s\u2800\p{Default_Ignorable_Code_Point}]*$/u;

/**
 * A text without blanks and invisible characters around it, without those within that no script needs, and with
 * ordinary blanks in place of others; empty where it shows nothing.
 */
export function trimText(text: string): string {
  return INVISIBLE.test(text)
    ? ''
    : text.replace(NOTHING, '').replace(OTHER_BLANKS, ' ').replace(BLANKS_AROUND, '');
}
