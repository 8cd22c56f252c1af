/**
 * An e-mail with its international domain as people write it, where Chromium's field has made ASCII of it
 * (`xn--…`); any other text as it is.
 */
export function readableEmail(email: string): string {
  const start = email.lastIndexOf('@') + 1;
  const domain = email.slice(start);
  try {
    const readable = domain.replace(/\bxn--([^.]+)/gi, (_, label: string) => decode(label));
    const { hostname } = new URL(`http://${readable}`);
    return hostname === domain.toLowerCase() ? email.slice(0, start) + readable : email;
  } catch {
    return email;
  }
}

/** A label in Punycode, decoded as RFC 3492 (6.2) says. Throws where it is none. */
function decode(label: string): string {
  const plainEnd = Math.max(label.lastIndexOf('-'), 0);
  const letters = Array.from(label.slice(0, plainEnd));
  const digits = Array.from(
    label.slice(plainEnd && plainEnd + 1),
    (character) => (parseInt(character, 36) + 26) % 36,
  );
  let [code, position, bias] = [128, 0, 72];
  while (digits.length > 0) {
    const before = position;
    for (let weight = 1, k = 36; ; k += 36) {
      const digit = digits.shift() ?? NaN;
      const threshold = Math.min(Math.max(k - bias, 1), 26);
      position += digit * weight;
      if (!(digit >= threshold)) break;
      weight *= 36 - threshold;
    }
    const count = letters.length + 1;
    let delta = Math.floor((position - before) / (letters.length === plainEnd ? 700 : 2));
    delta += Math.floor(delta / count);
    for (bias = 0; delta > 455; bias += 36) delta = Math.floor(delta / 35);
    bias += Math.floor((36 * delta) / (delta + 38));
    code += Math.floor(position / count);
    position %= count;
    letters.splice(position, 0, String.fromCodePoint(code));
    position += 1;
  }
  return letters.join('');
}
