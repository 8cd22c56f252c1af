/** A setting that cannot be used. It is told in one line: where it was read helps nobody. */
export class SettingError extends Error {
  override name = 'SettingError';

  constructor(message: string) {
    super(message);
    this.stack = message;
  }
}
