/** What browsers have in windows-1252 where Node 20 has the control characters of Latin-1. */
const MARKS_OF_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ';

/** Decodes as browsers do. */
export class MarkDecoder extends TextDecoder {
  override decode(...input: Parameters<TextDecoder['decode']>): string {
    const text = super.decode(...input);
    if (this.encoding !== 'windows-1252') return text;
    return text.replace(/[\u0080-\u009F]/g, (one) =>
      MARKS_OF_1252.charAt(one.charCodeAt(0) - 0x80),
    );
  }
}
